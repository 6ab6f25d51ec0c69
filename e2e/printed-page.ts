import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { IssueDate } from '#contract/issue-date.ts'
import { formatDate } from '#domain/format.ts'

interface PageToPrint {
  pageNo: number
  date: IssueDate
  headline: string
}

/** A small print PDF for a browser to upload: a running head with date and page number, and one story. */
export async function printPage({ pageNo, date, headline }: PageToPrint): Promise<Buffer> {
  const document = await PDFDocument.create()
  const bold = await document.embedFont(StandardFonts.TimesRomanBold)
  const roman = await document.embedFont(StandardFonts.TimesRoman)
  const page = document.addPage([330, 500])
  page.drawText(`${pageNo}   ${formatDate(date, 'en')}`, { x: 20, y: 480, size: 8, font: roman })
  page.drawLine({ start: { x: 20, y: 474 }, end: { x: 310, y: 474 }, thickness: 0.5 })
  page.drawText(headline, { x: 20, y: 440, size: 24, font: bold })
  for (let line = 0; line < 24; line += 1) {
    const text = `Line ${line} of the report from the district about ${headline.toLowerCase()}`
    page.drawText(text, { x: 20, y: 410 - line * 12, size: 9, font: roman })
  }
  return Buffer.from(await document.save())
}
