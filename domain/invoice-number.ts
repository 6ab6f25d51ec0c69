import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'

export type InvoiceKind = 'invoice' | 'credit-note'

const FIRST_MONTH = 4
const DIGITS = 7

/** Numbers are consecutive within a series: one title, one kind, one financial year (April to March). */
export function invoiceSeries(publisher: PublisherCode, kind: InvoiceKind, day: IssueDate): string {
  const year = Number(day.slice(0, 4))
  const startYear = Number(day.slice(5, 7)) < FIRST_MONTH ? year - 1 : year
  const years = [startYear, startYear + 1].map((each) => String(each).slice(-2)).join('')
  return `${publisher}${kind === 'credit-note' ? 'C' : ''}-${years}`
}

/** For example `PV-2627-0000042`. The law allows 16 letters, digits, hyphens and slashes. */
export function invoiceNumber(series: string, count: number): string {
  const digits = String(count).padStart(DIGITS, '0')
  if (digits.length > DIGITS) throw new RangeError(`The series ${series} is full`)
  return `${series}-${digits}`
}
