import type { PageModel } from '#contract/page-model.ts'
import { readLayout } from '../layout/page-layout.ts'
import { isScan, readScan } from '../scan/read-scan.ts'
import { withPdf } from './open-pdf.ts'
import { type PageMarks, readMarks } from './page-marks.ts'
import { repairToUnicode } from './repair-to-unicode.ts'

/** What wrong entries of a ToUnicode table produce. */
const WRONG = new Set(['\0', '\ufffd', '↵'])

/** Finds the stories and advertisements on the first page of a PDF. */
export async function readPage(pdf: Uint8Array): Promise<PageModel> {
  const marks = await marksOf(pdf)
  return isScan(marks) ? readScan(pdf, marks) : readPrintedPage(pdf, marks)
}

/** The same for a page that is not a scan, and whose marks are known. */
export async function readPrintedPage(pdf: Uint8Array, marks: PageMarks): Promise<PageModel> {
  if (!marks.glyphs.some(({ text }) => WRONG.has(text))) return readLayout(marks)
  const repaired = await repairToUnicode(pdf)
  return readLayout(repaired === pdf ? marks : await marksOf(repaired))
}

function marksOf(pdf: Uint8Array): Promise<PageMarks> {
  return withPdf(pdf, (open) => readMarks(open))
}
