import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { memoryOf, pdfium } from '../pdfium.ts'
import { withPdf } from './open-pdf.ts'
import { readPage } from './read-page.ts'
import { withPage } from './sheet-view.ts'
import { benchPage } from './testing.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

async function pdfWithPages(...sizes: [number, number][]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const size of sizes) document.addPage(size)
  return document.save({ addDefaultPage: false })
}

/** A PDF with an unknown password. */
function encryptedPdf(filter: string): Uint8Array {
  const key = '41'.repeat(32)
  const objects = [
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800]>> endobj',
    `4 0 obj <</Filter /${filter} /V 1 /R 2 /O <${key}> /U <${key}> /P -4>> endobj`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object) => {
    const place = file.length
    file += `${object}\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 5\n0000000000 65535 f \n${places.join('')}`
  file += 'trailer <</Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<41><41>]>>\n'
  return bytes(`${file}startxref\n${start}\n%%EOF`)
}

test.each([
  ['an empty file', new Uint8Array(), 'The file is empty.'],
  ['a picture', bytes('\u0089PNG and so on'), 'The file is not a PDF.'],
  ['a truncated PDF', bytes('%PDF-1.7\n1 0 obj <</Type /Cat'), 'The PDF is damaged and cannot be'],
  ['an encrypted PDF', encryptedPdf('Standard'), 'The PDF is locked with a password.'],
  ['a PDF with unknown protection', encryptedPdf('Foreign.Handler'), 'encrypted in a way'],
  ['a PDF without pages', await pdfWithPages(), 'The PDF has no page.'],
  [
    'a page of seven metres',
    await pdfWithPages([20_000, 19_000]),
    'The page measures 7056 × 6703 mm',
  ],
  ['a narrow strip', await pdfWithPages([100, 5000]), 'not the size of a newspaper page'],
  ['a page of a few points', await pdfWithPages([12, 20]), 'The page is smaller than'],
])('%s is refused with a message for the editor', async (_what, pdf, words) => {
  await expect(readPage(pdf)).rejects.toThrow(words)
})

test('the error for a missing page gives its number', async () => {
  const pdf = await pdfWithPages([600, 800])
  const reading = withPdf(pdf, (open) => withPage(open, 3, () => undefined))
  await expect(reading).rejects.toThrow('The PDF has no page 4.')
})

test('an empty page has no regions', async () => {
  const content = await readPage(await pdfWithPages([600, 800]))
  expect(content).toEqual({ format: 1, stories: [], furniture: [], words: [] })
})

test('repeated reading does not leak memory, even when it fails', async () => {
  const pdf = benchPage('dh-02-city')
  const module = await pdfium()
  await readPage(pdf)
  const before = memoryOf(module).length
  for (let time = 0; time < 10; time++) {
    await readPage(pdf)
    await readPage(encryptedPdf('Standard')).catch(() => undefined)
    await readPage(pdf.subarray(0, 40_000)).catch(() => undefined)
  }
  expect(memoryOf(module).length).toBe(before)
})
