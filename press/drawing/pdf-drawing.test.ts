import { readFileSync } from 'node:fs'
import { PDFDocument, PDFName, PDFNumber, PDFRawStream, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { splitPages } from '../split-pages.ts'
import { drawnParts } from './font-program.ts'
import { pdfDrawing } from './pdf-drawing.ts'

/** A page whose font is embedded, as a newsroom prints it. */
const PRINTED = new Uint8Array(
  readFileSync(new URL('../../sample/dh/pages/02-city.pdf', import.meta.url)),
)
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8DAwMAAAAYIAQHzRGMHAAAAAElFTkSuQmCC',
  'base64',
)

interface Page {
  text?: string
  x?: number
  rotate?: number
  crop?: boolean
  image?: boolean
  content?: string
}

async function pageOf({
  text = 'Tanks fill, at last',
  x = 20,
  ...page
}: Page): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const sheet = document.addPage([330, 350])
  const font = await document.embedFont(StandardFonts.TimesRoman)
  sheet.drawText(text, { x, y: 300, size: 24, font })
  if (page.rotate) sheet.node.set(PDFName.of('Rotate'), PDFNumber.of(page.rotate))
  if (page.crop) sheet.setCropBox(10, 10, 300, 300)
  if (page.image) sheet.drawImage(await document.embedPng(PNG), { x: 1, y: 1 })
  return page.content ? withContent(await document.save(), page.content) : document.save()
}

/** The page with another content stream. */
async function withContent(pdf: Uint8Array, content: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { context } = document
  document.getPage(0).node.set(PDFName.of('Contents'), context.register(context.stream(content)))
  return document.save({ useObjectStreams: false })
}

/** The same page as another program would save it: other metadata, object numbers, compression and file structure. */
async function savedAgain(pdf: Uint8Array): Promise<Uint8Array> {
  const saved = await PDFDocument.load(pdf)
  saved.setTitle('Page 2 final FINAL')
  saved.setProducer('Another program')
  saved.setCreationDate(new Date('2026-11-14T23:11:00Z'))
  const document = await PDFDocument.create()
  document.addPage()
  const [page] = await document.copyPages(saved, [0])
  document.removePage(0)
  if (page) document.addPage(page)
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream && !object.dict.has(PDFName.of('Filter'))) {
      document.context.assign(ref, document.context.flateStream(object.contents))
    }
  }
  return document.save({ useObjectStreams: false })
}

const plain = 'BT /F1 12 Tf 10 20 Td (Tanks, fill) Tj ET'

test('a page that another program saved draws the same', async () => {
  for (const pdf of [PRINTED, await pageOf({ image: true, crop: true })]) {
    expect(await pdfDrawing(await savedAgain(pdf))).toBe(await pdfDrawing(pdf))
  }
})

test('a page that was taken out of a PDF of many pages draws the same', async () => {
  const document = await PDFDocument.load(PRINTED)
  const [copy] = await document.copyPages(document, [0])
  if (copy) document.addPage(copy)
  const [first = PRINTED, second = PRINTED] = await splitPages(await document.save())
  expect(await pdfDrawing(first)).toBe(await pdfDrawing(PRINTED))
  expect(await pdfDrawing(second)).toBe(await pdfDrawing(PRINTED))
})

test.each([
  [
    'another spelling of strings and numbers',
    'BT /F1 12.0 Tf +10 020 Td <54616E6B732C2066696C6C> Tj ET',
  ],
  ['comments and line ends', 'BT % by X\r\n/F1 12 Tf\r10 20 Td\n(Tanks\\054 \\\nfill)Tj\nET\n'],
  ['marks of the structure', '/P <</MCID 7>> BDC BT /F1 12 Tf 10 20 Td (Tanks, fill) Tj ET EMC'],
  ['artifact marks', '/Artifact BMC BT /F1 12 Tf 10 20 Td (Tanks, fill) Tj ET EMC'],
])('%s draws the same', async (_what, content) => {
  const drawing = await pdfDrawing(await pageOf({ content }))
  expect(drawing).toBe(await pdfDrawing(await pageOf({ content: plain })))
})

test('names of resources do not count, and unused resources do not count', async () => {
  const pdf = await PDFDocument.load(await pageOf({}), { updateMetadata: false })
  const resources = pdf.getPage(0).node.Resources()
  const fonts = resources?.lookup(PDFName.of('Font'))
  const [name] = String(fonts).match(/(?<=\/)Times[\w-]*/) ?? []
  const content = (font: string) => `BT /${font} 12 Tf (Tanks) Tj ET`
  const before = await withContent(await pdf.save(), content(name ?? ''))
  const renamed = await PDFDocument.load(before, { updateMetadata: false })
  const node = renamed.getPage(0).node
  const table = node.Resources()?.lookup(PDFName.of('Font'))
  const ref = node.context.lookup(node.get(PDFName.of('Resources')))
  expect(ref).toBeDefined()
  const dictionary = node.context.obj({ Zz9: fontRefIn(String(table)), Spare: 'unused' })
  node.Resources()?.set(PDFName.of('Font'), dictionary)
  const after = await withContent(await renamed.save(), content('Zz9'))
  expect(await pdfDrawing(after)).toBe(await pdfDrawing(before))

  function fontRefIn(text: string) {
    const number = Number(/(\d+) 0 R/.exec(text)?.[1])
    const [found] =
      renamed.context.enumerateIndirectObjects().find(([each]) => each.objectNumber === number) ??
      []
    if (!found) throw new Error('The page has no font.')
    return found
  }
})

const base = { image: true }
test.each<[string, Page]>([
  ['a changed comma', { ...base, text: 'Tanks fill; at last' }],
  ['a line that moved by a point', { ...base, x: 21 }],
  ['a rotated page', { ...base, rotate: 90 }],
  ['a cropped page', { ...base, crop: true }],
  ['a removed picture', {}],
])('%s draws something else', async (_what, page) => {
  expect(await pdfDrawing(await pageOf(page))).not.toBe(await pdfDrawing(await pageOf(base)))
})

test.each([
  [
    'a replacement text',
    '/Span <</ActualText (Tonks)>> BDC BT /F1 12 Tf 10 20 Td (Tanks, fill) Tj ET EMC',
  ],
  ['another font size', plain.replace('12', '13')],
  ['an inline image', `${plain} BI /W 1 /H 1 /BPC 8 /CS /G ID a EI`],
])('%s counts', async (_what, content) => {
  const drawing = await pdfDrawing(await pageOf({ content }))
  expect(drawing).not.toBe(await pdfDrawing(await pageOf({ content: plain })))
})

test('one changed byte of an image or a font counts', async () => {
  const before = await pdfDrawing(PRINTED)
  for (const subtype of ['Image', 'FontFile2']) {
    const document = await PDFDocument.load(PRINTED, { updateMetadata: false })
    const found = document.context.enumerateIndirectObjects().find(([, object]) => {
      if (!(object instanceof PDFRawStream)) return false
      const isFont = object.dict.has(PDFName.of('Length1'))
      return subtype === 'Image' ? String(object.dict).includes('/Image') : isFont
    })
    const [ref, stream] = found ?? []
    if (!ref || !(stream instanceof PDFRawStream)) throw new Error(`The page has no ${subtype}.`)
    const bytes = Uint8Array.from(stream.contents)
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    document.context.assign(ref, PDFRawStream.of(stream.dict, bytes))
    expect(await pdfDrawing(await document.save())).not.toBe(before)
  }
})

test('a subset of a font draws the same under another prefix', () => {
  const partsOf = (program: string) => [...drawnParts(Buffer.from(program, 'latin1'))].map(String)
  expect(partsOf('\x01\0ABCDEF+Times rest')).toEqual(partsOf('\x01\0GHIJKL+Times rest'))
  expect(partsOf('\x01\0ABCDEF+Times rest')).not.toEqual(partsOf('\x01\0ABCDEF+Times best'))
})
