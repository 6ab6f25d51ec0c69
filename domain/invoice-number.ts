import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'

export type InvoiceKind = 'invoice' | 'credit-note'

const FIRST_MONTH = 4
const DIGITS = 7

/** Which numbers follow each other: one title's, in one year from April to March. */
export function invoiceSeries(publisher: PublisherCode, kind: InvoiceKind, day: IssueDate): string {
  const year = Number(day.slice(0, 4))
  const begun = Number(day.slice(5, 7)) < FIRST_MONTH ? year - 1 : year
  const years = [begun, begun + 1].map((each) => String(each).slice(-2)).join('')
  return `${publisher}${kind === 'credit-note' ? 'C' : ''}-${years}`
}

/** Such as `PV-2627-0000042`: the law allows 16 letters, digits, dashes and strokes. */
export function invoiceNumber(series: string, count: number): string {
  const digits = String(count).padStart(DIGITS, '0')
  if (digits.length > DIGITS) throw new RangeError(`The series ${series} is full`)
  return `${series}-${digits}`
}
