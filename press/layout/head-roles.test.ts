// @module-tag slow: renders pages.
import { PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readPage } from '../read/read-page.ts'
import { articlesIn, textsOf } from '../read/testing.ts'
import { GREY } from './testing.ts'

test('a kicker may stand over a strapline, and the name beside a portrait is the byline', async () => {
  const document = await PDFDocument.create()
  const page = document.addPage([650, 500])
  const roman = await document.embedFont(StandardFonts.TimesRoman)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const draw = (text: string, x: number, y: number, size: number) =>
    page.drawText(text, { x, y, size, font: bold })
  page.drawText('WATER', { x: 40, y: 466, size: 10, font: bold, color: rgb(0.6, 0, 0) })
  draw('Three years of drought end with a plan for the fund', 40, 448, 13)
  draw('Council digs out the old tank', 40, 415, 30)
  const portrait = await document.embedPng(GREY)
  page.drawImage(portrait, { x: 40, y: 336, width: 50, height: 60 })
  draw('Meena Rao', 97, 364, 11)
  for (const x of [40, 190, 340])
    for (let line = 0; line < 18; line++) drawLine(page, x, 322 - line * 11, line)

  const [story] = articlesIn(await readPage(await document.save()))

  expect(textsOf(story, 'kicker')).toEqual(['WATER'])
  expect(textsOf(story, 'strapline')).toEqual([
    'Three years of drought end with a plan for the fund',
  ])
  expect(textsOf(story, 'byline')).toEqual(['Meena Rao'])
  expect(textsOf(story, 'subhead')).toEqual([])

  function drawLine(sheet: PDFPage, x: number, y: number, line: number): void {
    const words = ['the council will dig out the old', 'tank before the rains and pay'][line % 2]
    sheet.drawText(words ?? '', { x, y, size: 9, font: roman })
  }
})

test('a coloured kicker over a large headline is not the label of a group of briefs', async () => {
  const document = await PDFDocument.create()
  const page = document.addPage([650, 700])
  const roman = await document.embedFont(StandardFonts.TimesRoman)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const red = rgb(0.75, 0, 0)
  const drawStory = (title: string, left: number, top: number, size: number, columns: number) => {
    page.drawText(title, { x: left, y: top, size, font: bold })
    for (let column = 0; column < columns; column++)
      for (let line = 0; line < 14; line++) {
        const text = ['the council will dig out the old', 'tank before the rains and pay'][line % 2]
        const at = { x: left + column * 150, y: top - 22 - line * 11 }
        page.drawText(text ?? '', { ...at, size: 9, font: roman })
      }
  }
  page.drawText('Rain at last', { x: 40, y: 662, size: 14, font: bold, color: red })
  drawStory('Council digs out the old tank', 40, 626, 30, 3)
  for (const [index, title] of ['A bus for the hills', 'School gets a roof'].entries())
    drawStory(title, 40 + index * 160, 420, 16, 1)

  const stories = articlesIn(await readPage(await document.save()))

  expect(stories.map(({ type }) => type)).toEqual(['story', 'story', 'story'])
  expect(stories.map((story) => textsOf(story, 'headline'))).toEqual([
    ['Council digs out the old tank'],
    ['A bus for the hills'],
    ['School gets a roof'],
  ])
  expect(textsOf(stories[0], 'kicker')).toEqual(['Rain at last'])
})
