import { CENTS, type Currency } from '#contract/plans.ts'
import { formatMoney } from './format.ts'

/** Prices are whole rupees; a part of one may have paise, and must not be rounded away. */
export function exactMoney(cents: number, currency: Currency): string {
  const paise = cents % CENTS
  if (currency !== 'INR' || paise === 0) return formatMoney(cents, currency)
  return `${formatMoney(cents - paise, currency)}.${String(paise).padStart(2, '0')}`
}
