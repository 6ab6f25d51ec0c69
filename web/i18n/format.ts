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
  return formatDay(date, language, 'full')
}

/** 15 Nov 2026. */
export function formatShortDate(date: IssueDate, language: Language): string {
  return formatDay(date, language, 'medium')
}

// Making one takes a phone longer than drawing the bar that it is for.
const days = new Map<string, Intl.DateTimeFormat>()

function formatDay(date: IssueDate, language: Language, dateStyle: 'full' | 'medium'): string {
  const name = `${language} ${dateStyle}`
  const format =
    days.get(name) ?? new Intl.DateTimeFormat(`${language}-IN`, { dateStyle, timeZone: 'UTC' })
  days.set(name, format)
  return format.format(new Date(`${date}T00:00:00Z`))
}
