// @module-tag slow: renders pages.
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'
import { adsIn, articlesIn, headlinesIn, textsOf } from './testing.ts'

const WORDS = 'the council will dig out the old tank before the rains and pay for it from the fund'

interface Column {
  x: number
  y: number
  lines: number
  width?: number
}

/** Draws a column of text. The first line is indented and the last ends in a full stop. */
function setColumn(page: PDFPage, font: PDFFont, { x, y, lines, width = 140 }: Column): void {
  for (let line = 0; line < lines; line++) {
    const indent = line === 0 ? 10 : 0
    const words = WORDS.split(' ')
    let text = line === 0 ? 'Then' : ''
    for (let at = line; ; at++) {
      const next = `${text} ${words[at % words.length]}`.trim()
      if (font.widthOfTextAtSize(next, 9) > width - indent) break
      text = next
    }
    const last = line === lines - 1 ? `${text.slice(0, 14)}.` : text
    page.drawText(last, { x: x + indent, y: y - line * 11, size: 9, font })
  }
}

/** A page without rules: three stories, a framed advertisement and a boxed story. */
async function otherNewspaper(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([650, 900])
  const roman = await document.embedFont(StandardFonts.TimesRoman)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const head = (text: string, x: number, y: number, size: number) =>
    page.drawText(text, { x, y, size, font: bold })
  head('Old tank will be dug', 20, 850, 34)
  head('out before the rains', 20, 815, 34)
  page.drawText('By A Reporter', { x: 20, y: 795, size: 7, font: bold })
  setColumn(page, roman, { x: 20, y: 775, lines: 24 })
  setColumn(page, roman, { x: 175, y: 775, lines: 24 })
  head('Fund runs dry', 340, 850, 22)
  setColumn(page, roman, { x: 340, y: 825, lines: 28 })
  setColumn(page, roman, { x: 495, y: 825, lines: 28 })
  head('Buses to run at night', 20, 470, 24)
  setColumn(page, roman, { x: 20, y: 445, lines: 30 })
  setColumn(page, roman, { x: 175, y: 445, lines: 30 })
  const frame = { borderColor: rgb(0, 0, 0), borderWidth: 1 }
  page.drawRectangle({ x: 340, y: 300, width: 295, height: 190, ...frame })
  head('Grand silver sale', 385, 440, 24)
  page.drawText('All week, Market Road', { x: 420, y: 400, size: 14, font: roman })
  page.drawRectangle({ x: 340, y: 110, width: 295, height: 170, color: rgb(0.93, 0.93, 0.9) })
  head('How the fund works', 350, 258, 13)
  setColumn(page, roman, { x: 350, y: 240, lines: 10, width: 270 })
  return document.save()
}

test('a page without rules is divided by its headlines and white space', async () => {
  const model = await readPage(await otherNewspaper())

  expect(headlinesIn(model).sort()).toEqual([
    'Buses to run at night',
    'Fund runs dry',
    'How the fund works',
    'Old tank will be dug out before the rains',
  ])
  const [lead] = articlesIn(model)
  expect(textsOf(lead, 'headline')).toEqual(['Old tank will be dug out before the rains'])
  expect(textsOf(lead, 'byline')).toEqual(['By A Reporter'])
  expect(textsOf(lead, 'body').length).toBe(2)
  expect(textsOf(lead, 'body')[1]).toMatch(/^Then the council.*\.$/)
  const [ad] = adsIn(model)
  expect(textsOf(ad, 'advertisement')).toEqual(['Grand silver sale All week, Market Road'])
  expect(ad?.box.width).toBeCloseTo(45.5, 0)
})
