/**
 * One plan by the rules of the newspaper alone: nothing of the server or of domain/ is used. Time is in days since 1970
 * in India: .375 is 09:00, .5 is noon.
 */

export const PLANS = {
  light: { cents: 9900, currency: 'INR', months: 1, renews: true },
  month: { cents: 29900, currency: 'INR', months: 1, renews: true },
  year: { cents: 299900, currency: 'INR', months: 12, renews: true },
  once: { cents: 19900, currency: 'INR', months: 1, renews: false },
  dollars: { cents: 999, currency: 'USD', months: 1, renews: true },
} as const
export type PlanName = keyof typeof PLANS

export type TestCard = 'good' | 'silent' | 'declined' | 'renewals-decline' | 'mandate-revoked'

export interface PlanModel {
  plan: PlanName
  state: 'active' | 'cancelled' | 'grace'
  anchor: number
  /** The number of the current period, from 0. */
  period: number
  mandate: 'good' | 'declines' | 'none'
  revokedAt: number
  debitAt: number
  next: { plan: PlanName; isPaid: boolean } | undefined
}

/** The last day of the current period. */
export function endOf({
  plan,
  anchor,
  period,
}: Pick<PlanModel, 'plan' | 'anchor' | 'period'>): number {
  return monthsAfter(anchor, PLANS[plan].months * (period + 1))
}

export function isToBeDebited({ mandate, state, plan, next }: PlanModel): boolean {
  return mandate !== 'none' && (next !== undefined || (PLANS[plan].renews && state !== 'cancelled'))
}

export function extend(live: PlanModel): void {
  live.state = 'active'
  live.period += 1
  live.debitAt = endOf(live) + 0.375
}

export function turnOver(live: PlanModel): void {
  const anchor = endOf(live) + 1
  const plan = live.next?.plan ?? live.plan
  Object.assign(live, { plan, state: 'active', anchor, period: 0, next: undefined })
  live.debitAt = endOf(live) + 0.375
}

/** The reader revoked the mandate at the bank, which cancels the plan. */
export function revoke(live: PlanModel): void {
  live.revokedAt = Number.POSITIVE_INFINITY
  live.mandate = 'none'
  live.state = 'cancelled'
  live.next = undefined
}

export function canRecover(live: PlanModel, plan: PlanName): boolean {
  return live.state === 'grace' && live.plan === plan
}

export function mandateBy(card: TestCard, plan: PlanName, day: number) {
  const gives = PLANS[plan].renews
  const mandate = card === 'renewals-decline' ? 'declines' : 'good'
  const isRevoked = gives && card === 'mandate-revoked'
  return {
    mandate: gives ? (mandate as PlanModel['mandate']) : ('none' as const),
    revokedAt: isRevoked ? day + 1.5 : Number.POSITIVE_INFINITY,
  }
}

/** The debit is at 9:00 on the last day, if its notice is sent two days before; else at least a day after the notice. */
export function scheduleDebit(live: PlanModel, day: number): void {
  const morning = endOf(live) + 0.375
  const isInTime = day + 0.5 <= endOf(live) - 2 + 0.375
  live.debitAt = isInTime ? morning : Math.max(morning, day + 1.5)
}

/** The price of the remaining whole days, rounded once to the paisa. */
export function unusedOf(live: PlanModel, day: number): number {
  const end = endOf(live)
  const total = end - monthsAfter(live.anchor, PLANS[live.plan].months * live.period)
  const left = Math.max(0, Math.min(end - day, total))
  return Math.floor((PLANS[live.plan].cents * left) / total + 0.5)
}

/** The same day of a later month, or the last day of a shorter month. */
function monthsAfter(day: number, months: number): number {
  const from = new Date(day * 86_400_000)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth)) / 86_400_000
}

/** The tax of 18 % inside an amount. */
export function taxIn(cents: number): number {
  return Math.floor((cents * 18) / 118 + 0.5)
}
