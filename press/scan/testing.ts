import {
  PDFDocument,
  type PDFFont,
  type PDFPage,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib'
import sharp from 'sharp'
import type { PageBox } from '#contract/page-model.ts'
import { type Raster, rasterPage } from '../raster.ts'

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

const COLUMNS = 6
const COLUMN_STEP = 98
const BEND = 7

/** A scan of six columns with rules close to their text, bowed as in a bound volume, and the words of its OCR. */
export async function bowedPage(): Promise<{ image: Buffer; words: ScannedWord[] }> {
  const document = await PDFDocument.create()
  const page = document.addPage([WIDTH, HEIGHT])
  const font = await document.embedFont(StandardFonts.TimesRoman)
  const words: ScannedWord[] = []
  const bendAt = (y: number) => BEND * Math.sin((Math.PI * y) / HEIGHT)
  for (let column = 0; column < COLUMNS; column += 1) {
    const left = 16 + column * COLUMN_STEP
    for (let line = 0; line < 40; line += 1) {
      const text = `column ${column} has line ${line} here`.slice(0, 24)
      const y = 30 + line * 11
      const size = (10 * (COLUMN_STEP - 5)) / font.widthOfTextAtSize(text, 10)
      page.drawText(text, { x: left, y: HEIGHT - y, size, font })
      for (const { index, 0: word } of text.matchAll(/\S+/g)) {
        const before = font.widthOfTextAtSize(text.slice(0, index), size)
        const box = {
          left: ((left + before + bendAt(y)) / WIDTH) * 100,
          top: ((y - size) / HEIGHT) * 100,
          width: (font.widthOfTextAtSize(word, size) / WIDTH) * 100,
          height: (size / HEIGHT) * 100,
        }
        words.push({ text: word, box })
      }
    }
    if (column === 0) continue
    const x = left - 2.5
    page.drawLine({
      start: { x, y: HEIGHT - 15 },
      end: { x, y: 15 },
      thickness: 0.6,
    })
  }
  const flat = await rasterPage(await document.save(), 1600)
  return { image: await bend(flat, (y) => bendAt(y * HEIGHT) / WIDTH), words }
}

interface ScannedWord {
  text: string
  box: PageBox
}

/** Moves each row of an image to the right; places and distances are parts of the page. */
function bend({ width, height, pixels }: Raster, by: (y: number) => number): Promise<Buffer> {
  const bent = Buffer.alloc(pixels.length, 255)
  for (let y = 0; y < height; y += 1) {
    const shift = Math.round(by(y / height) * width) * 3
    bent.set(pixels.subarray(y * width * 3, (y + 1) * width * 3 - shift), y * width * 3 + shift)
  }
  return sharp(bent, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
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
