import {
  canRecover,
  endOf,
  extend,
  isToBeDebited,
  mandateBy,
  PLANS,
  type PlanModel,
  type PlanName,
  revoke,
  scheduleDebit,
  type TestCard,
  turnOver,
  unusedOf,
} from './plan-model-testing.ts'

interface Action {
  day: number
  kind: 'buy' | 'switch' | 'cancel' | 'keep'
  plan: PlanName
  card: TestCard
}

export interface Money {
  at: number
  cents: number
  currency: 'INR' | 'USD'
}

export interface MemberModel {
  live: PlanModel | undefined
  paid: Money[]
  refunded: Money[]
}

export const newMember = (): MemberModel => ({ live: undefined, paid: [], refunded: [] })

/** Applies what happens without the member's action from midnight until noon: ends of periods, debits, revocations. */
export function advanceToNoon(member: MemberModel, day: number): void {
  endOfDay(member, day - 1)
  const { live } = member
  if (!live) return
  if (live.debitAt < day + 0.5) debit(member, live, day + 0.375)
  if (live.debitAt === day + 0.5) debit(member, live, day + 0.5)
  if (live.revokedAt <= day + 0.5) revoke(live)
}

function endOfDay(member: MemberModel, day: number): void {
  const { live } = member
  if (!live) return
  const end = endOf(live)
  if (live.state === 'grace') {
    if (day === end + 5) member.live = undefined
  } else if (day === end) {
    if (live.next?.isPaid) turnOver(live)
    else if (isToBeDebited(live)) live.state = 'grace'
    else member.live = undefined
  }
}

function debit(member: MemberModel, live: PlanModel, at: number): void {
  live.debitAt = Number.POSITIVE_INFINITY
  if (!isToBeDebited(live) || live.next?.isPaid) return
  if (live.mandate === 'declines') {
    live.state = 'grace'
  } else if (live.next) {
    pay(member, live.next.plan, at)
    live.next.isPaid = true
    if (at >= endOf(live) + 1) turnOver(live)
  } else {
    pay(member, live.plan, at)
    extend(live)
  }
}

/** Applies an action to the model. False when the server must refuse it. */
export function applyAction(member: MemberModel, { day, kind, plan, card }: Action): boolean {
  const { live } = member
  switch (kind) {
    case 'cancel':
      return live !== undefined && cancel(member, live, day)
    case 'keep':
      if (live?.state !== 'cancelled' || live.mandate === 'none') return false
      live.state = 'active'
      scheduleDebit(live, day)
      return true
    case 'buy':
      return live === undefined || canRecover(live, plan) ? change(member, plan, card, day) : false
    case 'switch':
      return change(member, plan, card, day)
  }
}

function cancel(member: MemberModel, live: PlanModel, day: number): boolean {
  if (live.state === 'cancelled' || !PLANS[live.plan].renews) return false
  if (day > endOf(live)) {
    member.live = undefined
    return true
  }
  live.state = 'cancelled'
  dropNext(member, live, day)
  return true
}

function change(member: MemberModel, plan: PlanName, card: TestCard, day: number): boolean {
  const { live } = member
  const chosen = PLANS[plan]
  const before = live && PLANS[live.plan]
  if (live && before) {
    if (canRecover(live, plan)) return recover(member, live, card, day)
    if (live.plan === plan || before.currency !== chosen.currency) return false
    if (chosen.cents < before.cents) return schedule(member, live, plan, day)
  }
  if (card === 'declined') return false
  pay(member, plan, day + 0.5)
  if (live) {
    dropNext(member, live, day)
    refund(member, live.plan, unusedOf(live, day), day)
  }
  member.live = {
    plan,
    state: 'active',
    anchor: day,
    period: 0,
    next: undefined,
    ...mandateBy(card, plan, day),
    debitAt: 0,
  }
  member.live.debitAt = endOf(member.live) + 0.375
  return true
}

function schedule(member: MemberModel, live: PlanModel, plan: PlanName, day: number): boolean {
  if (live.mandate === 'none') return false
  dropNext(member, live, day)
  live.next = { plan, isPaid: false }
  scheduleDebit(live, day)
  return true
}

/** The member pays for the next period during grace. The plan continues as if it had been debited. */
function recover(member: MemberModel, live: PlanModel, card: TestCard, day: number): boolean {
  if (card === 'declined') return false
  pay(member, live.plan, day + 0.5)
  live.next = undefined
  Object.assign(live, mandateBy(card, live.plan, day))
  extend(live)
  return true
}

function dropNext(member: MemberModel, live: PlanModel, day: number): void {
  if (live.next?.isPaid) refund(member, live.next.plan, PLANS[live.next.plan].cents, day)
  live.next = undefined
}

function pay({ paid }: MemberModel, plan: PlanName, at: number): void {
  const { cents, currency } = PLANS[plan]
  paid.push({ at, cents, currency })
}

function refund({ refunded }: MemberModel, plan: PlanName, cents: number, day: number): void {
  if (cents > 0) refunded.push({ at: day + 0.5, cents, currency: PLANS[plan].currency })
}
