// @module-tag slow: renders pages.
import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readLines } from './lines.ts'
import { rulesIn } from './rules.ts'
import { benchPage, marksOf } from './testing.ts'

/** A rotated page that appears as 600 × 800, with one line of text 100 points from its top left corner. */
async function turnedPage(turn: 0 | 90 | 180 | 270): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.TimesRoman)
  const lying = turn % 180 === 90
  const page = document.addPage(lying ? [800, 600] : [600, 800])
  page.setRotation(degrees(turn))
  const starts = { 0: [100, 700], 90: [100, 100], 180: [500, 100], 270: [700, 500] } as const
  const [x, y] = starts[turn]
  page.drawText('Rain at last', { x, y, size: 20, font, rotate: degrees(turn) })
  return document.save()
}

test.each([0, 90, 180, 270] as const)(
  'a page rotated by %d degrees is read as it is displayed',
  async (turn) => {
    const { width, height, glyphs } = await marksOf(await turnedPage(turn))
    const [line] = readLines(glyphs)
    expect([width, height]).toEqual([600, 800])
    expect(line?.text).toBe('Rain at last')
    expect(line?.box.left).toBeCloseTo(100, 0)
    expect(line?.baseline).toBeCloseTo(100, 0)
    expect(line?.size).toBeCloseTo(20, 1)
  },
)

test('content outside the crop box is ignored', async () => {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.TimesRoman)
  const page = document.addPage([600, 800])
  page.drawText('Printers only', { x: 20, y: 780, size: 10, font })
  page.drawText('Rain at last', { x: 100, y: 700, size: 20, font })
  page.drawRectangle({ x: 0, y: 690, width: 600, height: 1, color: rgb(0, 0, 0) })
  page.setCropBox(50, 50, 500, 700)

  const { width, height, glyphs, shapes } = await marksOf(await document.save())

  expect([width, height]).toEqual([500, 700])
  expect(readLines(glyphs).map(({ text, box }) => [text, Math.round(box.left)])).toEqual([
    ['Rain at last', 50],
  ])
  expect(rulesIn(shapes)).toMatchObject([{ direction: 'across', box: { left: 0, right: 500 } }])
})

test('a form object is read at its position on the page', async () => {
  const inner = await PDFDocument.create()
  const innerPage = inner.addPage([400, 400])
  innerPage.drawText('Rain at last', { x: 100, y: 300, size: 20 })
  innerPage.drawRectangle({ x: 100, y: 100, width: 200, height: 2, color: rgb(1, 0, 0) })
  const document = await PDFDocument.create()
  const [form] = await document.embedPdf(await inner.save())
  if (!form) throw new Error('no form')
  document.addPage([600, 800]).drawPage(form, { x: 50, y: 500, xScale: 0.5, yScale: 0.5 })

  const { glyphs, shapes } = await marksOf(await document.save())

  const [line] = readLines(glyphs)
  expect([line?.text, line?.size, line?.box.left]).toEqual(['Rain at last', 10, 100])
  const [rule] = rulesIn(shapes)
  expect(rule?.box).toMatchObject({ left: 100, right: 200 })
  expect(rule?.box.bottom).toBeCloseTo(250, 0)
})

test('words separated only by gaps get spaces', async () => {
  const document = await PDFDocument.create()
  const page = document.addPage([600, 800])
  page.drawText('Rain', { x: 100, y: 700, size: 12 })
  page.drawText('at', { x: 130, y: 700, size: 12 })
  page.drawText('last', { x: 144, y: 700, size: 12 })
  const { glyphs } = await marksOf(await document.save())
  expect(readLines(glyphs).map(({ text }) => text)).toEqual(['Rain at last'])
})

test('no spaces are added inside Kannada words', async () => {
  const { glyphs } = await marksOf(benchPage('pv-01-front'))
  const text = readLines(glyphs).map((line) => line.text)
  expect(text.join(' ')).toContain('ಜಲಾಶಯ')
  expect(text.join(' ')).not.toMatch(/\s[\u0cbe-\u0ccd]/u)
})
