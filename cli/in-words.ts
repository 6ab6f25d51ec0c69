import type { Currency } from '#contract/plans.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'

export function money(cents: number, currency: Currency): string {
  return `${currency} ${(cents / 100).toFixed(2)}`
}

export function day(at: number): string {
  return dayInIndia(new Date(at))
}
