import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'
import { repairCmap } from './repair-cmap.ts'
import { repairToUnicode } from './repair-to-unicode.ts'
import { benchPage, headlinesIn, marksOf } from './testing.ts'

/** Adds NUL entries before the right ones to every ToUnicode table, as some word processors do. */
async function withNulFirst(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue
    const ref = object.get(PDFName.of('ToUnicode'))
    const stream = object.lookup(PDFName.of('ToUnicode'))
    if (!(stream instanceof PDFRawStream) || ref === undefined) continue
    const cmap = new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode())
    const codes = Array.from({ length: 99 }, (_, code) => (code + 1).toString(16).padStart(4, '0'))
    const nuls = codes.map((code) => `<${code}> <0000>`).join('\n')
    const broken = cmap.replace('endcodespacerange', `$&\n99 beginbfchar\n${nuls}\nendbfchar`)
    object.set(
      PDFName.of('ToUnicode'),
      document.context.register(document.context.flateStream(broken)),
    )
  }
  return document.save()
}

test('a valid PDF is returned unchanged', async () => {
  const pdf = benchPage('dh-03-state')
  expect(await repairToUnicode(pdf)).toBe(pdf)
})

test('a PDF that cannot be parsed is returned unchanged', async () => {
  const pdf = new TextEncoder().encode('%PDF-1.7 nothing more')
  expect(await repairToUnicode(pdf)).toBe(pdf)
})

test('a page whose tables list NUL first is read like the valid page', async () => {
  const valid = benchPage('dh-03-state')
  const broken = await withNulFirst(valid)
  const marks = await marksOf(broken)
  expect(marks.glyphs.some(({ text }) => text === '\0')).toBe(true)

  const model = await readPage(broken)

  expect(headlinesIn(model)).toEqual(headlinesIn(await readPage(valid)))
})

test.each([
  [
    'a NUL before the letter',
    '2 beginbfchar\n<03> <0000>\n<03> <0041>\nendbfchar',
    '1 beginbfchar\n<03> <0041>\nendbfchar',
  ],
  ['NULs only', '1 beginbfchar\n<03> <0000>\nendbfchar', ''],
  [
    'a range of one NUL',
    '2 beginbfrange\n<00> <00> <0000>\n<01> <05> <0041>\nendbfrange',
    '1 beginbfrange\n<01> <05> <0041>\nendbfrange',
  ],
  [
    'a range that starts at NUL',
    '1 beginbfrange\n<00> <7f> <0000>\nendbfrange',
    '1 beginbfrange\n<00> <7f> <0000>\nendbfrange',
  ],
  [
    'nothing wrong',
    '1 beginbfchar\n<03> <0C95>\nendbfchar',
    '1 beginbfchar\n<03> <0C95>\nendbfchar',
  ],
])('%s', (_what, cmap, repaired) => {
  expect(repairCmap(cmap)).toBe(repaired)
})
