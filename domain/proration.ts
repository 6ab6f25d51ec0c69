import type { IssueDate } from '#contract/issue-date.ts'
import { daysBetween, type Period } from './billing-period.ts'

/** What was paid for a period, and what of it went back already. */
export interface PaidPeriod extends Period {
  paid_cents: number
  refunded_cents: number
}

/** The part of a period's price for the days that are left, rounded once, never more than is left of it. */
export function unusedPart(paid: PaidPeriod, today: IssueDate): number {
  const total = BigInt(daysBetween(paid.start_date, paid.end_date))
  const left = BigInt(daysBetween(today, paid.end_date))
  if (left <= 0n) return 0
  const unused = left < total ? left : total
  const share = roundedShare(BigInt(paid.paid_cents), unused, total)
  return atMost(Number(share), paid)
}

/** No refund is larger than what is left of its payment. */
export function atMost(
  cents: number,
  { paid_cents, refunded_cents }: Pick<PaidPeriod, 'paid_cents' | 'refunded_cents'>,
): number {
  return Math.max(0, Math.min(cents, paid_cents - refunded_cents))
}

/** amount × part / whole, a half upwards. */
function roundedShare(amount: bigint, part: bigint, whole: bigint): bigint {
  return (2n * amount * part + whole) / (2n * whole)
}
