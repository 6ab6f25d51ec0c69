import type { IssueDate } from '#contract/issue-date.ts'
import { CENTS, CURRENCY_FORMAT, type Currency } from '#contract/plans.ts'
import { TITLES } from '#contract/titles.ts'
import type { Services } from '../services.ts'
import type { Facts } from './wording.ts'

interface NotificationDetails {
  plan: string
  cents: number
  currency: Currency
  day: IssueDate | undefined
  reference?: string
}

export function factsOf(
  { config }: Pick<Services, 'config'>,
  { plan, cents, currency, day, reference = '' }: NotificationDetails,
): Facts {
  return {
    brand: TITLES[config.publisher].name,
    plan,
    amount: moneyInWords(cents, currency),
    day: { kn: day ? dayInKannada(day) : '', en: day ? dayInEnglish(day) : '' },
    reference,
    manage: `${config.publicUrl}/subscription`,
    support: config.supportEmail,
  }
}

/** For notifications about the account, which link to the profile. */
export function accountFacts(
  services: Pick<Services, 'config'>,
  day: IssueDate | undefined,
): Facts {
  const facts = factsOf(services, { plan: '', cents: 0, currency: 'INR', day })
  return { ...facts, amount: '', manage: `${services.config.publicUrl}/profile` }
}

/** Such as ₹149, ₹148.50 or $4.99. Decimals only if they are not zero, or if the currency always has them. */
function moneyInWords(cents: number, currency: Currency): string {
  const { symbol, decimals } = CURRENCY_FORMAT[currency]
  const digits = cents % CENTS === 0 ? decimals : 2
  const amount = (cents / CENTS).toLocaleString('en-IN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return symbol + amount
}

/** Such as 15 November 2026. */
function dayInEnglish(day: IssueDate): string {
  return `${Number(day.slice(8))} ${part(day, 'en-IN', { month: 'long' })} ${day.slice(0, 4)}`
}

/** Such as 2026ರ ನವೆಂಬರ್ 15. The text appends a case ending: ರಂದು, ರವರೆಗೆ, ರಿಂದ, ರೊಳಗೆ. */
function dayInKannada(day: IssueDate): string {
  return `${day.slice(0, 4)}ರ ${part(day, 'kn-IN', { month: 'long' })} ${Number(day.slice(8))}`
}

/** In UTC, because `new Date(day)` is midnight in UTC. */
function part(day: IssueDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleString(locale, { timeZone: 'UTC', ...options })
}
