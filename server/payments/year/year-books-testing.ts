import { balances } from '#store/payments/ledger.ts'
import type { Member, Shop } from '../testing.ts'
import { endOf, taxIn } from './plan-model-testing.ts'
import type { MemberModel, Money } from './year-model-testing.ts'

/** A member of the shop and the model's state of the same member. */
export interface SimulatedMember {
  member: Member
  model: MemberModel
}

const DAY_MS = 86_400_000
export const dayOf = (date: string) => Date.parse(date) / DAY_MS
export const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Compares each member with the model: amounts paid and refunded, the plan and its end, access. */
export async function differences(
  { services }: Shop,
  members: SimulatedMember[],
): Promise<string[]> {
  const { db, readers } = services
  const found: string[] = []
  for (const { member, model } of members) {
    const paid = await db
      .selectFrom('sandbox_payment')
      .innerJoin('sandbox_order', 'sandbox_order.id', 'sandbox_payment.order_id')
      .innerJoin('payment_attempt', 'payment_attempt.id', 'sandbox_order.receipt')
      .select(['sandbox_payment.amount_cents', 'refunded_cents'])
      .where('reader_id', '=', member.readerId)
      .where('sandbox_payment.state', '=', 'captured')
      .execute()
    const first = await member.first()
    const { kind } = await readers.of(member.readerId)
    const real = {
      paid: amounts(paid.map(({ amount_cents }) => amount_cents)),
      refunded: amounts(paid.map(({ refunded_cents }) => refunded_cents)),
      live: first?.active ? [first.subscription_plan_id, first.status, endIn(first)] : [],
      canRead: kind === 'subscriber',
    }
    const { live } = model
    const expected = {
      paid: amounts(model.paid.map(({ cents }) => cents)),
      refunded: amounts(model.refunded.map(({ cents }) => cents)),
      live: live ? [live.plan, STATUS[live.state], dateOf(endOf(live))] : [],
      canRead: live !== undefined,
    }
    const [is, shouldBe] = [JSON.stringify(real), JSON.stringify(expected)]
    if (is !== shouldBe) found.push(`${member.readerId}: ${is}, not ${shouldBe}`)
  }
  return found
}

const STATUS = { active: 'active', cancelled: 'cancel_at_period_end', grace: 'in_grace' } as const

const amounts = (list: number[]) => list.filter((cents) => cents > 0).toSorted((a, b) => a - b)

const INDIA_MS = 5.5 * 3_600_000
const endIn = ({ end_timestamp }: { end_timestamp: number }) =>
  new Date(end_timestamp + INDIA_MS).toISOString().slice(0, 10)

/** Balances of the ledger. */
export async function accounts({ services: { db } }: Shop) {
  const of = async (currency: 'INR' | 'USD') => {
    const sums = await balances(db, currency)
    return {
      gateway: sums.get('gateway') ?? 0,
      unearned: -(sums.get('unearned') ?? 0),
      tax: -(sums.get('gst-payable') ?? 0),
      open: (sums.get('unallocated') ?? 0) + (sums.get('refunds-payable') ?? 0),
    }
  }
  return { INR: await of('INR'), USD: await of('USD') }
}

export function accountsOf(members: SimulatedMember[]) {
  const of = (currency: 'INR' | 'USD') => {
    const inCurrency = (list: Money[]) => list.filter((one) => one.currency === currency)
    const paid = members.flatMap(({ model }) => inCurrency(model.paid))
    const refunded = members.flatMap(({ model }) => inCurrency(model.refunded))
    const sum = (list: Money[], of: (cents: number) => number) =>
      list.reduce((total, { cents }) => total + of(cents), 0)
    const gateway = sum(paid, (cents) => cents) - sum(refunded, (cents) => cents)
    const tax = sum(paid, taxIn) - sum(refunded, taxIn)
    return { gateway, unearned: gateway - tax, tax, open: 0 }
  }
  return { INR: of('INR'), USD: of('USD') }
}

/** Number and sum of payments and refunds in each month in India. */
export async function byMonth({ services: { db } }: Shop) {
  const payments = await db
    .selectFrom('payment')
    .select(['captured_at', 'amount_cents', 'currency'])
    .where('state', '=', 'captured')
    .execute()
  const refunds = await db
    .selectFrom('refund')
    .select(['requested_at', 'amount_cents', 'currency'])
    .execute()
  const month = (time: number) => new Date(time + INDIA_MS).toISOString().slice(0, 7)
  return tally([
    ...payments.map(
      (one) => [`${month(one.captured_at ?? 0)} ${one.currency} in`, one.amount_cents] as const,
    ),
    ...refunds.map(
      (one) => [`${month(one.requested_at)} ${one.currency} back`, one.amount_cents] as const,
    ),
  ])
}

export function byMonthOf(members: SimulatedMember[]) {
  const lines = (list: Money[], way: string) =>
    list.map(
      ({ at, cents, currency }) =>
        [`${dateOf(Math.floor(at)).slice(0, 7)} ${currency} ${way}`, cents] as const,
    )
  return tally(
    members.flatMap(({ model }) => [...lines(model.paid, 'in'), ...lines(model.refunded, 'back')]),
  )
}

function tally(
  lines: (readonly [string, number])[],
): Record<string, { count: number; cents: number }> {
  const sums: Record<string, { count: number; cents: number }> = {}
  for (const [name, cents] of lines) {
    const before = sums[name] ?? { count: 0, cents: 0 }
    sums[name] = { count: before.count + 1, cents: before.cents + cents }
  }
  return sums
}

/** Counts of outcomes for the log: they show that the year contains every kind. */
export async function outcomeCounts({ services: { db } }: Shop): Promise<Record<string, number>> {
  const attempts = await db.selectFrom('payment_attempt').select(['purpose', 'state']).execute()
  const ended = await db.selectFrom('subscription').select('state').execute()
  const refunds = await db.selectFrom('refund').select('reason').execute()
  const names = [
    ...attempts.map(({ purpose, state }) => `${purpose} ${state}`),
    ...ended.map(({ state }) => `plan ${state}`),
    ...refunds.map(({ reason }) => `refund ${reason}`),
  ]
  const counts: Record<string, number> = {}
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
