import type { IssueDate } from '#contract/issue-date.ts'
import { daysBetween, type Period } from './billing-period.ts'

/** A paid period and the amount already refunded. */
export interface PaidPeriod extends Period {
  paid_cents: number
  refunded_cents: number
}

/** The price of the remaining days, rounded once, and at most what is not yet refunded. */
export function unusedPart(paid: PaidPeriod, today: IssueDate): number {
  const total = BigInt(daysBetween(paid.start_date, paid.end_date))
  const left = BigInt(daysBetween(today, paid.end_date))
  if (left <= 0n) return 0
  const unused = left < total ? left : total
  const share = roundedShare(BigInt(paid.paid_cents), unused, total)
  return limitToUnrefunded(Number(share), paid)
}

/** Limits a refund to the part of its payment that is not yet refunded. */
export function limitToUnrefunded(
  cents: number,
  { paid_cents, refunded_cents }: Pick<PaidPeriod, 'paid_cents' | 'refunded_cents'>,
): number {
  return Math.max(0, Math.min(cents, paid_cents - refunded_cents))
}

/** amount × part / whole, rounded half up. */
function roundedShare(amount: bigint, part: bigint, whole: bigint): bigint {
  return (2n * amount * part + whole) / (2n * whole)
}
