import { readFile } from 'node:fs/promises'
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { PressError } from '../press-error.ts'
import { splitPages } from '../split-pages.ts'
import type { PageFile } from './packaged-issue.ts'

/** A page file of a package as the press draws it: a PDF of one page, or an image. */
export async function readPageSource({ path, kind }: PageFile) {
  const sent = await readFile(path)
  if (kind === 'image') return { sent, source: { kind, bytes: sent } }
  const [bytes = sent] = kind === 'pdf' ? await splitPages(sent) : [await pdfOfJpeg2000(sent)]
  return { sent, source: { kind: 'pdf' as const, bytes } }
}

const MAX_PIXELS = 200_000_000

/** A PDF may contain JPEG 2000 as it is, and PDFium draws it; the image library cannot. */
async function pdfOfJpeg2000(image: Uint8Array): Promise<Uint8Array> {
  const { width, height } = sizeOf(image)
  if (width * height > MAX_PIXELS || width * height === 0) {
    throw new PressError([
      `The JPEG 2000 image has ${width} × ${height} pixels, which is not the size of a newspaper page.`,
    ])
  }
  const document = await PDFDocument.create()
  const { context } = document
  const page = document.addPage([width, height])
  const [Type, Subtype, Filter] = ['XObject', 'Image', 'JPXDecode']
  const picture = context.obj({ Type, Subtype, Filter, Width: width, Height: height })
  page.node.setXObject(PDFName.of('Page'), context.register(PDFRawStream.of(picture, image)))
  const drawing = context.stream(`q ${width} 0 0 ${height} 0 0 cm /Page Do Q`)
  page.node.addContentStream(context.register(drawing))
  return document.save()
}

/** The size in the SIZ marker, which begins every codestream: the reference grid minus its offset. */
function sizeOf(image: Uint8Array): { width: number; height: number } {
  const start = Buffer.from(image.buffer, image.byteOffset, image.byteLength)
  const at = start.indexOf(Buffer.from([0xff, 0x4f, 0xff, 0x51]))
  if (at < 0 || at + 24 > start.length)
    throw new PressError(['The JPEG 2000 image is damaged and cannot be read.'])
  const number = (offset: number) => start.readUInt32BE(at + offset)
  return { width: number(8) - number(16), height: number(12) - number(20) }
}
