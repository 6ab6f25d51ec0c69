import type { WordLine } from '#contract/page-words.ts'
import { readLayout } from '../layout/page-layout.ts'
import { wordLinesOf } from '../layout/word-lines.ts'
import { isScan, readScan } from '../scan/read-scan.ts'
import { readLines } from './lines.ts'
import { UnreadablePdfError, withPdf } from './open-pdf.ts'
import { type PageMarks, readMarks } from './page-marks.ts'
import type { PageReading } from './page-reading.ts'
import { repairToUnicode } from './repair-to-unicode.ts'

/** What wrong entries of a ToUnicode table produce. */
const WRONG = new Set(['\0', '\ufffd', '↵'])

/** Finds the stories and advertisements on the first page of a PDF. */
export async function readPage(pdf: Uint8Array): Promise<PageReading> {
  const marks = await marksOf(pdf)
  return isScan(marks) ? readScan(pdf, marks) : readPrintedPage(pdf, marks)
}

/** The same for a page that is not a scan, and whose marks are known. */
export async function readPrintedPage(pdf: Uint8Array, marks: PageMarks): Promise<PageReading> {
  return readLayout(await repairMarks(pdf, marks))
}

/** The words of a page whose stories are known. A page that cannot be read has none: it is published all the same. */
export async function readWords(pdf: Uint8Array): Promise<WordLine[]> {
  const marks = await marksOf(pdf).catch((error: unknown) => {
    if (error instanceof UnreadablePdfError) return undefined
    throw error
  })
  if (!marks) return []
  const { glyphs, turned, width, height } = await repairMarks(pdf, marks)
  const page = { left: 0, top: 0, right: width, bottom: height }
  return wordLinesOf(readLines(glyphs), turned, page)
}

async function repairMarks(pdf: Uint8Array, marks: PageMarks): Promise<PageMarks> {
  if (!marks.glyphs.some(({ text }) => WRONG.has(text))) return marks
  const repaired = await repairToUnicode(pdf)
  return repaired === pdf ? marks : marksOf(repaired)
}

function marksOf(pdf: Uint8Array): Promise<PageMarks> {
  return withPdf(pdf, (open) => readMarks(open))
}
