// @module-tag slow: renders pages.
import { degrees, PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { withPdf } from './open-pdf.ts'
import { readPage } from './read-page.ts'
import { splitSpread } from './split-spread.ts'
import { benchPage, headlinesIn, marksOf } from './testing.ts'

const left = benchPage('dh-02-city')
const right = benchPage('pv-03-state')

async function spread(turn: 0 | 180): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const pages = [await document.embedPdf(left), await document.embedPdf(right)].flat()
  const width = pages[0]?.width ?? 0
  const sheet = document.addPage([width * 2, pages[0]?.height ?? 0])
  sheet.setRotation(degrees(turn))
  for (const [index, page] of pages.entries()) {
    const x = index * width
    if (turn === 0) sheet.drawPage(page, { x, y: 0 })
    else sheet.drawPage(page, { x: width * (2 - index), y: page.height, rotate: degrees(180) })
  }
  return document.save()
}

const headlinesOf = async (pdf: Uint8Array) => headlinesIn(await readPage(pdf))

test.each([0, 180] as const)(
  'a spread rotated by %d degrees is split into its two pages',
  async (turn) => {
    const pages = await splitSpread(await spread(turn))

    expect(pages.length).toBe(2)
    const [first, second] = pages
    expect(first && (await headlinesOf(first))).toEqual(await headlinesOf(left))
    expect(second && (await headlinesOf(second))).toEqual(await headlinesOf(right))
  },
)

test('a page of a spread contains no hidden text of the other page', async () => {
  const [first] = await splitSpread(await spread(0))
  const letters = await withPdf(first ?? new Uint8Array(), ({ module, document }) => {
    const page = module.FPDF_LoadPage(document, 0)
    const text = module.FPDFText_LoadPage(page)
    const count = module.FPDFText_CountChars(text)
    const codes = Array.from({ length: count }, (_, at) => module.FPDFText_GetUnicode(text, at))
    module.FPDFText_ClosePage(text)
    module.FPDF_ClosePage(page)
    return String.fromCodePoint(...codes)
  })
  expect(letters).toContain('Hirekatte')
  expect(letters).not.toMatch(/\p{Script=Kannada}/u)
})

test('a portrait page is not split', async () => {
  expect(await splitSpread(left)).toEqual([left])
  expect((await marksOf(left)).width).toBeGreaterThan(900)
})

test('a wide strip is not split', async () => {
  const document = await PDFDocument.create()
  document.addPage([1200, 400])
  const pdf = await document.save()
  expect(await splitSpread(pdf)).toEqual([pdf])
})

test.each([
  ['text', 'a headline across the fold of both pages'],
  ['rule', ''],
] as const)('a landscape page with a %s across the middle is not split', async (mark, headline) => {
  const document = await PDFDocument.create()
  const page = document.addPage([1200, 900])
  if (mark === 'text') page.drawText(headline, { x: 300, y: 800, size: 40 })
  else page.drawRectangle({ x: 100, y: 800, width: 1000, height: 1 })
  const pdf = await document.save()
  expect(await splitSpread(pdf)).toEqual([pdf])
})
