import {
  PDFDocument,
  type PDFFont,
  type PDFPage,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib'
import sharp from 'sharp'
import { rasterPage } from '../raster.ts'

const WIDTH = 620
const HEIGHT = 480
/** In each column. */
export const LINES = 28
const TITLES = ['Tanks fill after the rain', 'Lake cleaned by pupils'] as const

/** A page with two stories side by side, each with a headline over two columns. */
export async function printedPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  await drawStories(document, document.addPage([WIDTH, HEIGHT]))
  return document.save()
}

/** The printed page as a scanner would see it, turned by some degrees. */
export async function scannedPage(degrees = 0): Promise<Buffer> {
  const { pixels, width, height, channels } = await rasterPage(await printedPage(), 1600)
  return sharp(pixels, { raw: { width, height, channels } })
    .rotate(degrees, { background: 'white' })
    .resize({ width, height, fit: 'cover' })
    .blur(0.6)
    .jpeg({ quality: 70 })
    .toBuffer()
}

/** A PDF that shows an image, with the words of the printed page behind it. */
export async function pdfWithOcrLayer(image: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([WIDTH, HEIGHT])
  page.drawImage(await document.embedJpg(image), { x: 0, y: 0, width: WIDTH, height: HEIGHT })
  page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
  await drawStories(document, page)
  return document.save()
}

async function drawStories(document: PDFDocument, page: PDFPage): Promise<void> {
  const bold = await document.embedFont(StandardFonts.TimesRomanBold)
  const roman = await document.embedFont(StandardFonts.TimesRoman)
  page.drawText('2  City, Sunday 15 November 2026', {
    x: 20,
    y: HEIGHT - 30,
    size: 10,
    font: roman,
  })
  page.drawLine({
    start: { x: 20, y: HEIGHT - 40 },
    end: { x: WIDTH - 20, y: HEIGHT - 40 },
    thickness: 1,
  })
  for (const [index, title] of TITLES.entries()) {
    const left = 20 + index * 300
    page.drawText(title, { x: left, y: HEIGHT - 75, size: 22, font: bold })
    drawColumns(page, roman, { left, about: title.toLowerCase() })
  }
}

function drawColumns(
  page: PDFPage,
  font: PDFFont,
  { left, about }: { left: number; about: string },
) {
  for (const column of [0, 1]) {
    for (let line = 0; line < LINES; line += 1) {
      const text = `${line} lines are about ${about}`.slice(0, 30)
      page.drawText(text, { x: left + column * 145, y: HEIGHT - 100 - line * 12, size: 10, font })
    }
  }
}
