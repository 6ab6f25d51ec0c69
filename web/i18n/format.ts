import type { IssueDate } from '#contract/issue-date.ts'
import type { Language } from '#contract/titles.ts'
import { CALENDAR_WORDS } from './calendar-words.ts'

/** Where a comma stands: after it come three digits, and pairs before those. */
const IN_LAKHS = /(?<=\d)(?=(?:\d\d)*\d{3}$)/g

/** 12,34,567: grouped in lakhs in both languages. Not by Intl, whose tables cost a phone a tenth of a second. */
export function formatNumber(value: number): string {
  return String(value).replace(IN_LAKHS, ',')
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
  const { days, months } = CALENDAR_WORDS[language]
  return `${days[new Date(date).getUTCDay()]}, ${dayMonthYear(date, months)}`
}

/** 15 Nov 2026. */
export function formatShortDate(date: IssueDate, language: Language): string {
  return dayMonthYear(date, CALENDAR_WORDS[language].shortMonths)
}

function dayMonthYear(date: IssueDate, months: readonly string[]): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[(month ?? 0) - 1]} ${year}`
}
