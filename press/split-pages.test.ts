import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { splitPages } from './split-pages.ts'

async function pdfOf(widths: number[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const width of widths) document.addPage([width, 500]).drawText(`${width} wide`)
  return document.save()
}

test('a PDF with many pages is split into PDFs of one page, in order', async () => {
  const pages = await splitPages(await pdfOf([300, 310, 320]))
  const widths = await Promise.all(
    pages.map(async (page) => (await PDFDocument.load(page)).getPages().map((p) => p.getWidth())),
  )
  expect(widths).toEqual([[300], [310], [320]])
})

test('a PDF with one page is returned unchanged', async () => {
  const pdf = await pdfOf([300])
  expect(await splitPages(pdf)).toEqual([pdf])
})
