import type { IssueDate } from '#contract/issue-date.ts'
import { CENTS, CURRENCY_FORMAT, type Currency } from '#contract/plans.ts'

/** Such as ₹149, ₹148.50 or $4.99: hundredths only where there are some, or where the currency always has them. */
export function moneyInWords(cents: number, currency: Currency): string {
  const { symbol, decimals } = CURRENCY_FORMAT[currency]
  const digits = cents % CENTS === 0 ? decimals : 2
  const amount = (cents / CENTS).toLocaleString('en-IN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return symbol + amount
}

/** 15 November 2026. */
export function dayInEnglish(day: IssueDate): string {
  return `${Number(day.slice(8))} ${part(day, 'en-IN', { month: 'long' })} ${day.slice(0, 4)}`
}

/** 2026ರ ನವೆಂಬರ್ 15, for a case ending to follow: ರಂದು, ರವರೆಗೆ, ರಿಂದ, ರೊಳಗೆ. */
export function dayInKannada(day: IssueDate): string {
  return `${day.slice(0, 4)}ರ ${part(day, 'kn-IN', { month: 'long' })} ${Number(day.slice(8))}`
}

/** A day of the calendar is the same in every time zone. */
function part(day: IssueDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleString(locale, { timeZone: 'UTC', ...options })
}
