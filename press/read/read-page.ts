import type { PageContent } from '../page-content.ts'
import { contentOf } from './content.ts'
import { withPdf } from './open-pdf.ts'
import { type PageMarks, readMarks } from './page-marks.ts'
import { repairToUnicode } from './repair-to-unicode.ts'

/** What wrong entries of a ToUnicode table produce. */
const WRONG = new Set(['\0', '\ufffd', '↵'])

/** Finds the articles and advertisements on the first page of a PDF. */
export async function readPage(pdf: Uint8Array): Promise<PageContent> {
  const marks = await marksOf(pdf)
  if (!marks.glyphs.some(({ text }) => WRONG.has(text))) return contentOf(marks)
  const repaired = await repairToUnicode(pdf)
  return contentOf(repaired === pdf ? marks : await marksOf(repaired))
}

function marksOf(pdf: Uint8Array): Promise<PageMarks> {
  return withPdf(pdf, (open) => readMarks(open))
}
