/**
 * What a year should come to, worked out from the rules of the paper alone: no line of the server or of its
 * rules is used. Time is in days since 1970 in India: .375 is nine in the morning, .5 is noon.
 */

const PLANS = {
  light: { cents: 9900, currency: 'INR', months: 1, renews: true },
  month: { cents: 29900, currency: 'INR', months: 1, renews: true },
  year: { cents: 299900, currency: 'INR', months: 12, renews: true },
  once: { cents: 19900, currency: 'INR', months: 1, renews: false },
  dollars: { cents: 999, currency: 'USD', months: 1, renews: true },
} as const
type PlanName = keyof typeof PLANS

interface Wish {
  day: number
  kind: 'buy' | 'switch' | 'cancel' | 'keep'
  plan: PlanName
  card: 'good' | 'untold' | 'declined' | 'renewals-decline' | 'mandate-revoked'
}

interface HeldPlanModel {
  plan: PlanName
  state: 'active' | 'cancelled' | 'grace'
  anchor: number
  /** The number of the period that runs, from 0. */
  period: number
  mandate: 'good' | 'declines' | 'none'
  revokedAt: number
  debitAt: number
  next: { plan: PlanName; isPaid: boolean } | undefined
}

export interface Money {
  at: number
  cents: number
  currency: 'INR' | 'USD'
}

export interface MemberModel {
  held: HeldPlanModel | undefined
  taken: Money[]
  givenBack: Money[]
}

export const newMember = (): MemberModel => ({ held: undefined, taken: [], givenBack: [] })

/** Everything that happens by itself on a day until noon, the midnight before it included. */
export function untilNoon(member: MemberModel, day: number): void {
  endOfDay(member, day - 1)
  const { held } = member
  if (!held) return
  if (held.debitAt < day + 0.5) debit(member, held, day + 0.375)
  if (held.debitAt === day + 0.5) debit(member, held, day + 0.5)
  if (held.revokedAt <= day + 0.5) revoke(held)
}

function endOfDay(member: MemberModel, day: number): void {
  const { held } = member
  if (!held) return
  const end = endOf(held)
  if (held.state === 'grace') {
    if (day === end + 5) member.held = undefined
  } else if (day === end) {
    if (held.next?.isPaid) turnOver(held)
    else if (isToBeDebited(held)) held.state = 'grace'
    else member.held = undefined
  }
}

function isToBeDebited({ mandate, state, plan, next }: HeldPlanModel): boolean {
  return mandate !== 'none' && (next !== undefined || (PLANS[plan].renews && state !== 'cancelled'))
}

function debit(member: MemberModel, held: HeldPlanModel, at: number): void {
  held.debitAt = Number.POSITIVE_INFINITY
  if (!isToBeDebited(held) || held.next?.isPaid) return
  if (held.mandate === 'declines') {
    held.state = 'grace'
  } else if (held.next) {
    take(member, held.next.plan, at)
    held.next.isPaid = true
    if (at >= endOf(held) + 1) turnOver(held)
  } else {
    take(member, held.plan, at)
    extend(held)
  }
}

function extend(held: HeldPlanModel): void {
  held.state = 'active'
  held.period += 1
  held.debitAt = endOf(held) + 0.375
}

function turnOver(held: HeldPlanModel): void {
  const anchor = endOf(held) + 1
  const plan = held.next?.plan ?? held.plan
  Object.assign(held, { plan, state: 'active', anchor, period: 0, next: undefined })
  held.debitAt = endOf(held) + 0.375
}

/** The bank was told to stop: that is a cancellation. */
function revoke(held: HeldPlanModel): void {
  held.revokedAt = Number.POSITIVE_INFINITY
  held.mandate = 'none'
  held.state = 'cancelled'
  held.next = undefined
}

/** Whether it was done. */
export function wish(member: MemberModel, { day, kind, plan, card }: Wish): boolean {
  const { held } = member
  switch (kind) {
    case 'cancel':
      return held !== undefined && cancel(member, held, day)
    case 'keep':
      if (held?.state !== 'cancelled' || held.mandate === 'none') return false
      held.state = 'active'
      tellAndDebit(held, day)
      return true
    case 'buy':
      return held === undefined || canRecover(held, plan) ? change(member, plan, card, day) : false
    case 'switch':
      return change(member, plan, card, day)
  }
}

function cancel(member: MemberModel, held: HeldPlanModel, day: number): boolean {
  if (held.state === 'cancelled' || !PLANS[held.plan].renews) return false
  if (day > endOf(held)) {
    member.held = undefined
    return true
  }
  held.state = 'cancelled'
  dropNext(member, held, day)
  return true
}

function change(member: MemberModel, plan: PlanName, card: Wish['card'], day: number): boolean {
  const { held } = member
  const chosen = PLANS[plan]
  const before = held && PLANS[held.plan]
  if (held && before) {
    if (canRecover(held, plan)) return recover(member, held, card, day)
    if (held.plan === plan || before.currency !== chosen.currency) return false
    if (chosen.cents < before.cents) return schedule(member, held, plan, day)
  }
  if (card === 'declined') return false
  take(member, plan, day + 0.5)
  if (held) {
    dropNext(member, held, day)
    giveBack(member, held.plan, unusedOf(held, day), day)
  }
  member.held = {
    plan,
    state: 'active',
    anchor: day,
    period: 0,
    next: undefined,
    ...mandateBy(card, plan, day),
    debitAt: 0,
  }
  member.held.debitAt = endOf(member.held) + 0.375
  return true
}

function schedule(member: MemberModel, held: HeldPlanModel, plan: PlanName, day: number): boolean {
  if (held.mandate === 'none') return false
  dropNext(member, held, day)
  held.next = { plan, isPaid: false }
  tellAndDebit(held, day)
  return true
}

function canRecover(held: HeldPlanModel, plan: PlanName): boolean {
  return held.state === 'grace' && held.plan === plan
}

/** Paid by hand in the days of grace: the same plan goes on as if it had been debited. */
function recover(
  member: MemberModel,
  held: HeldPlanModel,
  card: Wish['card'],
  day: number,
): boolean {
  if (card === 'declined') return false
  take(member, held.plan, day + 0.5)
  held.next = undefined
  Object.assign(held, mandateBy(card, held.plan, day))
  extend(held)
  return true
}

function mandateBy(card: Wish['card'], plan: PlanName, day: number) {
  const gives = PLANS[plan].renews
  const mandate = card === 'renewals-decline' ? 'declines' : 'good'
  const isRevoked = gives && card === 'mandate-revoked'
  return {
    mandate: gives ? (mandate as HeldPlanModel['mandate']) : ('none' as const),
    revokedAt: isRevoked ? day + 1.5 : Number.POSITIVE_INFINITY,
  }
}

/** Nobody is debited within a day of being told; who is told in time is debited on the last morning. */
function tellAndDebit(held: HeldPlanModel, day: number): void {
  const morning = endOf(held) + 0.375
  const isInTime = day + 0.5 <= endOf(held) - 2 + 0.375
  held.debitAt = isInTime ? morning : Math.max(morning, day + 1.5)
}

function dropNext(member: MemberModel, held: HeldPlanModel, day: number): void {
  if (held.next?.isPaid) giveBack(member, held.next.plan, PLANS[held.next.plan].cents, day)
  held.next = undefined
}

/** For each whole day that is left, rounded once to the paisa. */
function unusedOf(held: HeldPlanModel, day: number): number {
  const end = endOf(held)
  const total = end - monthsAfter(held.anchor, PLANS[held.plan].months * held.period)
  const left = Math.max(0, Math.min(end - day, total))
  return Math.floor((PLANS[held.plan].cents * left) / total + 0.5)
}

function take({ taken }: MemberModel, plan: PlanName, at: number): void {
  const { cents, currency } = PLANS[plan]
  taken.push({ at, cents, currency })
}

function giveBack({ givenBack }: MemberModel, plan: PlanName, cents: number, day: number): void {
  if (cents > 0) givenBack.push({ at: day + 0.5, cents, currency: PLANS[plan].currency })
}

/** The last day of the period that runs. */
export function endOf({
  plan,
  anchor,
  period,
}: Pick<HeldPlanModel, 'plan' | 'anchor' | 'period'>): number {
  return monthsAfter(anchor, PLANS[plan].months * (period + 1))
}

/** The same day of a later month, or its last day when it has no such day. */
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
