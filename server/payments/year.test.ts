import { expect, test } from 'vitest'
import { balances } from '#store/payments/ledger.ts'
import { insertReader } from '#store/payments/testing.ts'
import { faultsInBooks } from './books-testing.ts'
import { chanceFrom } from './chance-testing.ts'
import { type Member, openShop, type Shop } from './testing.ts'
import { memberByToken } from './token-member-testing.ts'
import {
  endOf,
  type MemberModel,
  type Money,
  newMember,
  taxIn,
  untilNoon,
  wish,
} from './year-model-testing.ts'
import { CARDS, type Intention, yearOf } from './year-script-testing.ts'

const MEMBERS = Number(process.env.PAYMENT_MEMBERS ?? 60)
const SEED = Number(process.env.PAYMENT_SEED ?? 1)

const DAY_MS = 86_400_000
const dayOf = (date: string) => Date.parse(date) / DAY_MS
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** With both ends of two Februaries, one of them long, and the year-end of invoices. */
const FIRST_DAY = dayOf('2027-02-20')
const LAST_DAY = dayOf('2028-03-10')
const DAYS = LAST_DAY - FIRST_DAY
const MONTH_ENDS = Array.from({ length: DAYS - 30 }, (_, day) => day).filter((day) =>
  dateOf(FIRST_DAY + day + 1).endsWith('-01'),
)

interface Simulated {
  member: Member
  model: MemberModel
  intentions: Intention[]
}

test(`a year of ${MEMBERS} members comes to what an independent model says, to the paisa`, async () => {
  const shop = await openShop()
  const members = await enrol(shop)
  let [done, refused] = [0, 0]
  for (let day = FIRST_DAY; day <= LAST_DAY; day += 1) {
    await shop.passUntil(`${dateOf(day)}T12:00:00+05:30`)
    for (const { member, model, intentions } of members) {
      untilNoon(model, day)
      const intention = intentions.find((one) => one.day === day)
      if (!intention) continue
      const [expected, happened] = [wish(model, intention), await act(member, intention)]
      if (expected !== happened)
        throw new Error(
          `${dateOf(day)}: ${JSON.stringify({ intention, expected, happened, held: model.held })}`,
        )
      if (happened) done += 1
      else refused += 1
    }
  }
  await shop.run()

  expect(await differences(shop, members)).toEqual([])
  expect(await accounts(shop)).toEqual(accountsOf(members))
  expect(await byMonth(shop)).toEqual(byMonthOf(members))
  expect(await faultsInBooks(shop.services.db)).toEqual([])
  console.info(
    `${MEMBERS} members, ${DAYS} days, ${done} actions done and ${refused} refused;`,
    JSON.stringify(accountsOf(members)),
  )
}, 3_600_000)

async function enrol({ app, services }: Shop): Promise<Simulated[]> {
  const chance = chanceFrom(SEED)
  const members: Simulated[] = []
  for (let index = 0; index < MEMBERS; index += 1) {
    const readerId = await insertReader(services.db)
    const send = async (path: string, init: RequestInit) => app.request(path, init)
    const member = await memberByToken(readerId, services.secrets, send)
    const intentions = yearOf(chance, DAYS, MONTH_ENDS).map((one) => ({
      ...one,
      day: one.day + FIRST_DAY,
    }))
    members.push({ member, model: newMember(), intentions })
  }
  return members
}

/** Whether it was done. */
async function act(member: Member, { kind, plan, card }: Intention): Promise<boolean> {
  if (kind === 'cancel' || kind === 'keep') {
    const first = await member.first()
    return first !== undefined && (await member[kind](first.id)).ok
  }
  const previewed = await member.preview(plan, kind === 'buy' ? 'standard' : 'switch')
  if (!previewed.ok) return false
  const begun = await previewed.json()
  const { checkout, external_reference_id: order } = begun
  const paid = checkout ? await member.pay(order, CARDS[card]) : undefined
  return (await member.finish(begun, paid)).ok
}

/** Member by member: what the gateway took and gave back, what is held until when, who can read. */
async function differences({ services }: Shop, members: Simulated[]): Promise<string[]> {
  const { db, readers } = services
  const found: string[] = []
  for (const { member, model } of members) {
    const taken = await db
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
      taken: amounts(taken.map(({ amount_cents }) => amount_cents)),
      givenBack: amounts(taken.map(({ refunded_cents }) => refunded_cents)),
      held: first?.active ? [first.subscription_plan_id, first.status, endIn(first)] : [],
      canRead: kind === 'subscriber',
    }
    const { held } = model
    const expected = {
      taken: amounts(model.taken.map(({ cents }) => cents)),
      givenBack: amounts(model.givenBack.map(({ cents }) => cents)),
      held: held ? [held.plan, STATUS[held.state], dateOf(endOf(held))] : [],
      canRead: held !== undefined,
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

/** What the ledger says in the end. */
async function accounts({ services: { db } }: Shop) {
  const of = async (currency: 'INR' | 'USD') => {
    const sums = await balances(db, currency)
    return {
      gateway: sums.get('gateway') ?? 0,
      unearned: -(sums.get('unearned') ?? 0),
      tax: -(sums.get('gst-payable') ?? 0),
      owed: (sums.get('unallocated') ?? 0) + (sums.get('refunds-payable') ?? 0),
    }
  }
  return { INR: await of('INR'), USD: await of('USD') }
}

function accountsOf(members: Simulated[]) {
  const of = (currency: 'INR' | 'USD') => {
    const inCurrency = (list: Money[]) => list.filter((one) => one.currency === currency)
    const taken = members.flatMap(({ model }) => inCurrency(model.taken))
    const givenBack = members.flatMap(({ model }) => inCurrency(model.givenBack))
    const sum = (list: Money[], of: (cents: number) => number) =>
      list.reduce((total, { cents }) => total + of(cents), 0)
    const gateway = sum(taken, (cents) => cents) - sum(givenBack, (cents) => cents)
    const tax = sum(taken, taxIn) - sum(givenBack, taxIn)
    return { gateway, unearned: gateway - tax, tax, owed: 0 }
  }
  return { INR: of('INR'), USD: of('USD') }
}

/** Payments and refunds of each month in India: how many, how much. */
async function byMonth({ services: { db } }: Shop) {
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

function byMonthOf(members: Simulated[]) {
  const lines = (list: Money[], way: string) =>
    list.map(
      ({ at, cents, currency }) =>
        [`${dateOf(Math.floor(at)).slice(0, 7)} ${currency} ${way}`, cents] as const,
    )
  return tally(
    members.flatMap(({ model }) => [
      ...lines(model.taken, 'in'),
      ...lines(model.givenBack, 'back'),
    ]),
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
