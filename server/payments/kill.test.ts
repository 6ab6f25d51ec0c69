import { expect, onTestFinished, test } from 'vitest'
import { getClock, moveClock } from '#contract/dev.ts'
import { DAY_MS } from '#contract/durations.ts'
import { API_BASE } from '#contract/route.ts'
import type { Database } from '#store/database.ts'
import { createReaders } from '../entitlements.ts'
import { faultsInBooks } from './books-testing.ts'
import { chanceFrom } from './chance-testing.ts'
import { faultsAgainstGateway } from './fault-testing.ts'
import { type Killable, openKillable } from './kill-testing.ts'
import { pause, sendShoppers } from './shoppers-testing.ts'
import { stockPlans } from './testing.ts'
import { memberByToken } from './token-member-testing.ts'

/** On each database. */
const KILLS = Number(process.env.PAYMENT_KILLS ?? 5)
const SEED = Number(process.env.PAYMENT_SEED ?? 1)
const AT_ONCE = 8
const LIVES_MS = { least: 50, most: 1500 }

/** Long enough for the reconciler to find what nobody told of. */
const UNTIL_ALL_IS_KNOWN_MS = 6 * DAY_MS
const STEP_MS = DAY_MS / 4

test(`killed ${KILLS} times in the middle of purchases, the server loses and doubles no money`, async () => {
  const server = await openKillable()
  onTestFinished(server.close)
  await stockPlans(server.db)
  const chance = chanceFrom(SEED)
  await server.start()
  const shoppers = sendShoppers(server, chance, AT_ONCE)
  const cutOff: number[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(chance.between(LIVES_MS.least, LIVES_MS.most))
    cutOff.push(shoppers.underWay.size)
    await server.kill()
    await server.start()
  }
  shoppers.stop()
  await shoppers.done
  await passTime(server, UNTIL_ALL_IS_KNOWN_MS)

  const { db } = server
  expect(await faultsInBooks(db)).toEqual([])
  expect(await faultsAgainstGateway(db)).toEqual([])
  expect(await faultsOfReaders(server, shoppers.readers)).toEqual([])
  expect(await unsettled(db)).toEqual([])
  console.info(
    `${server.database}: ${cutOff.length} kills cut off ${cutOff.reduce((a, b) => a + b, 0)} requests;`,
    `${shoppers.readers.length} readers, ${shoppers.finished} purchases answered, ${shoppers.left} left open;`,
    await figures(db),
  )
}, 1_200_000)

/** The server answers within its limit, and goes on moving the clock all the same. */
async function passTime({ send }: Killable, ms: number): Promise<void> {
  const now = async () =>
    Date.parse((await (await send(API_BASE + getClock.path)).json()).now as string)
  const target = (await now()) + ms
  for (let next = await now(); next < target; next = await now()) {
    const body = JSON.stringify({ now: new Date(Math.min(next + STEP_MS, target)).toISOString() })
    const headers = { 'content-type': 'application/json' }
    await send(API_BASE + moveClock.path, { method: 'POST', headers, body })
  }
}

/** Who paid can read, and has paid for what they hold and the days that they had, once. */
async function faultsOfReaders(server: Killable, readers: string[]): Promise<string[]> {
  const { db, send, secrets } = server
  const faults: string[] = []
  const now = new Date((await (await send(API_BASE + getClock.path)).json()).now as string)
  const access = createReaders({ db, clock: { now: () => now } }, 0)
  const paid = await paidByReader(db)
  const worth = await worthByReader(db)
  for (const reader of readers) {
    const member = await memberByToken(reader, secrets, (path, init) => send(path, init))
    const first = await member.first()
    const net = paid.get(reader) ?? 0
    if (net !== (worth.get(reader) ?? 0)) {
      faults.push(`${reader} paid ${net} for what is worth ${worth.get(reader)}`)
    }
    const { kind } = await access.of(reader)
    if (net > 0 && !(first?.active && kind === 'subscriber')) {
      faults.push(`${reader} paid ${net}, and is ${kind} with a plan that is ${first?.status}`)
    }
    if (net === 0 && (first?.active || kind === 'subscriber')) {
      faults.push(`${reader} reads for nothing`)
    }
  }
  return faults
}

/** By the gateway's own word: what it took less what it gave back. */
async function paidByReader(db: Database): Promise<Map<string, number>> {
  const taken = await db
    .selectFrom('sandbox_payment')
    .innerJoin('sandbox_order', 'sandbox_order.id', 'sandbox_payment.order_id')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'sandbox_order.receipt')
    .select(['reader_id', 'sandbox_payment.amount_cents', 'refunded_cents'])
    .where('sandbox_payment.state', '=', 'captured')
    .execute()
  return sums(taken, (row) => row.amount_cents - row.refunded_cents)
}

/** The price of what is held, and of the days of what was held before. */
async function worthByReader(db: Database): Promise<Map<string, number>> {
  const held = await db
    .selectFrom('subscription')
    .selectAll()
    .where('state', 'in', ['active', 'superseded'])
    .execute()
  return sums(held, ({ state, price_cents, start_date, end_date, ended_at }) => {
    if (state === 'active') return price_cents
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS
    const ended = new Date((ended_at ?? 0) + 5.5 * 3600_000).toISOString().slice(0, 10)
    const unused = (price_cents * days(ended, end_date)) / days(start_date, end_date)
    return price_cents - Math.round(unused)
  })
}

function sums<R extends { reader_id: string }>(rows: R[], amount: (row: R) => number) {
  const totals = new Map<string, number>()
  for (const row of rows) {
    totals.set(row.reader_id, (totals.get(row.reader_id) ?? 0) + amount(row))
  }
  return totals
}

/** What should have come to its end by now. */
async function unsettled(db: Database): Promise<unknown[]> {
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'state'])
    .where('state', '!=', 'processed')
    .execute()
  const dead = await db
    .selectFrom('job')
    .select(['kind', 'last_error'])
    .where('state', '=', 'dead')
    .execute()
  const pending = await db
    .selectFrom('subscription')
    .select(['id', 'state'])
    .where('state', '=', 'pending')
    .execute()
  return [...refunds, ...dead, ...pending]
}

async function figures(db: Database): Promise<string> {
  const payments = await db
    .selectFrom('payment')
    .select(['use', 'amount_cents', 'refunded_cents'])
    .where('state', '=', 'captured')
    .execute()
  const captured = payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const refunded = payments.reduce((sum, { refunded_cents }) => sum + refunded_cents, 0)
  const { cents } = await db
    .selectFrom('sandbox_payment')
    .select(({ fn }) => fn.sum<string>('amount_cents').as('cents'))
    .where('state', '=', 'captured')
    .executeTakeFirstOrThrow()
  expect(captured).toBe(Number(cents))
  const bought = payments.filter(({ use }) => use === 'subscription').length
  return `${payments.length} payments captured (${captured} paise as at the gateway), ${bought} for subscriptions, ${payments.length - bought} sent back whole, ${refunded} paise refunded`
}
