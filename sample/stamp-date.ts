import { readFile } from 'node:fs/promises'
import { ParseSpeeds, PDFDocument, type PDFEmbeddedPage } from 'pdf-lib'
import { DATE_WORDS, dateWords, type Lang, wordsOfDate } from './date-words.ts'
import { DATE_SLOTS } from './layout/date-slot.ts'
import { PAGE } from './layout/sheet.ts'

const BRANDS: Record<Lang, string> = { en: 'dh', kn: 'pv' }
const POINTS_PER_MM = 72 / 25.4

/** Writes the date of an issue into the free slot of the printed page. */
export async function stampDate(pdf: Uint8Array, date: string, lang: Lang): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  })
  const slot = DATE_SLOTS[document.getSubject() === 'front' ? 'front' : 'inner']
  const scale = slot.sizePt / DATE_WORDS.sizePt
  const pieces = await piecesOf(document, wordsOfDate(date, lang), lang)
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0) * scale
  const share = { left: 0, middle: 0.5, right: 1 }[slot.align]

  let x = slot.x * POINTS_PER_MM - width * share
  const y = (PAGE.height - slot.baseline) * POINTS_PER_MM
  const foot = (DATE_WORDS.heightPt - DATE_WORDS.baselinePt) * scale
  const page = document.getPage(0)
  for (const { print, width: wide } of pieces) {
    if (print) page.drawPage(print, { x, y: y - foot, xScale: scale, yScale: scale })
    x += wide * scale
  }
  return document.save({ updateFieldAppearances: false, objectsPerTick: Infinity })
}

interface Piece {
  print?: PDFEmbeddedPage
  width: number
}

/** The printed form of each word; a space has only a width. */
async function piecesOf(document: PDFDocument, words: string[], lang: Lang): Promise<Piece[]> {
  const known = dateWords(lang)
  const needed = [...new Set(words.filter((word) => word !== ' '))]
  const source = await readFile(new URL(`${BRANDS[lang]}/date-words.pdf`, import.meta.url))
  const prints = await document.embedPdf(
    source,
    needed.map((word) => known.indexOf(word)),
  )
  return words.map((word) => {
    const print = prints[needed.indexOf(word)]
    return print ? { print, width: print.width } : { width: DATE_WORDS.spacePt }
  })
}
