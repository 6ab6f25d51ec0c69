import { CENTS, type Currency } from '#contract/plans.ts'

/** Rupees without paise, dollars with cents. */
export function formatMoney(cents: number, currency: 'INR' | 'USD'): string {
  const digits = currency === 'INR' ? 0 : 2
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / CENTS)
}

/** Shows paise unless they are zero: a part of a price may not be whole rupees. */
export function exactMoney(cents: number, currency: Currency): string {
  const paise = cents % CENTS
  if (currency !== 'INR' || paise === 0) return formatMoney(cents, currency)
  return `${formatMoney(cents - paise, currency)}.${String(paise).padStart(2, '0')}`
}
