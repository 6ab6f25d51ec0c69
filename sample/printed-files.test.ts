import { readFile } from 'node:fs/promises'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { SAMPLE_PAGES } from './content/pages.ts'
import { PAGE } from './layout/sheet.ts'
import { editionsOf, printedFile } from './printed-files.ts'

const POINTS_PER_MM = 72 / 25.4
const MAX_BYTES = 250 * 1024

const files = SAMPLE_PAGES.flatMap((sample) =>
  editionsOf(sample).map((edition) => [printedFile(sample, edition)] as const),
)

test.each(files)('%s is one broadsheet page of at most 250 kB', async (file) => {
  const bytes = await readFile(new URL(file, import.meta.url))
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })

  expect(pdf.getPageCount()).toBe(1)
  const { width, height } = pdf.getPage(0).getSize()
  expect(Math.abs(width - PAGE.width * POINTS_PER_MM)).toBeLessThan(1)
  expect(Math.abs(height - PAGE.height * POINTS_PER_MM)).toBeLessThan(1)
  expect(bytes.length).toBeLessThan(MAX_BYTES)
})
