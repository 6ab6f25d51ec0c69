import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import type { PageReading } from '../read/page-reading.ts'
import { readPage } from '../read/read-page.ts'

const WORDS = 'the council will dig out the old tank before the rains and pay for it from the fund'

/** A grey square of 4 pixels. */
export const GREY =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGNoaGhoaAAABgQCAbMeTq4AAAAASUVORK5CYII='

/** A page that is drawn for a test. */
export interface Sheet {
  page: PDFPage
  /** Draws a line of bold type. */
  head(text: string, x: number, y: number, size: number): void
  /** Draws a small line in roman type. */
  note(text: string, x: number, y: number, size?: number): void
  /** Draws a column of text. */
  column(x: number, y: number, lines: number, options?: { width?: number; size?: number }): void
  rule(x: number, y: number, width: number): void
}

/** Reads a page that is drawn here. */
export async function readDrawn(
  draw: (sheet: Sheet) => void | Promise<void>,
  size: [number, number] = [650, 900],
): Promise<PageReading> {
  const document = await PDFDocument.create()
  const page = document.addPage(size)
  const roman = await document.embedFont(StandardFonts.TimesRoman)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  await draw({
    page,
    head: (text, x, y, points) => page.drawText(text, { x, y, size: points, font: bold }),
    note: (text, x, y, points = 9) => page.drawText(text, { x, y, size: points, font: roman }),
    column: (x, y, lines, options) => setColumn(page, roman, { x, y, lines, ...options }),
    rule: (x, y, width) => page.drawRectangle({ x, y, width, height: 0.5, color: rgb(0, 0, 0) }),
  })
  return readPage(await document.save())
}

function setColumn(
  page: PDFPage,
  font: PDFFont,
  {
    x,
    y,
    lines,
    width = 140,
    size = 9,
  }: { x: number; y: number; lines: number; width?: number; size?: number },
): void {
  const words = WORDS.split(' ')
  for (let line = 0; line < lines; line++) {
    let text = ''
    for (let at = line; ; at++) {
      const next = `${text} ${words[at % words.length]}`.trim()
      if (font.widthOfTextAtSize(next, size) > width) break
      text = next
    }
    page.drawText(text, { x, y: y - line * size * 1.2, size, font })
  }
}
