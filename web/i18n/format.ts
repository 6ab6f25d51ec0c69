import type { IssueDate } from '#contract/issue-date.ts'
import type { Language } from '../session/language.ts'

// Numbers are en-IN in both languages: kn-IN does not group in lakhs.
const numbers = new Intl.NumberFormat('en-IN')

export function formatNumber(value: number): string {
  return numbers.format(value)
}

/** Rupees without paise, dollars with cents. */
export function formatMoney(cents: number, currency: 'INR' | 'USD'): string {
  const digits = currency === 'INR' ? 0 : 2
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
}

/** Sunday, 15 November 2026. An issue's date is a day of the calendar, the same in every time zone. */
export function formatDate(date: IssueDate, language: Language): string {
  return formatDay(date, language, { dateStyle: 'full' })
}

/** 15 Nov 2026. */
export function formatShortDate(date: IssueDate, language: Language): string {
  return formatDay(date, language, { dateStyle: 'medium' })
}

function formatDay(date: IssueDate, language: Language, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(`${language}-IN`, { ...options, timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}
