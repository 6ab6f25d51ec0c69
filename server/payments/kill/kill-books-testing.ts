import { getClock, moveClock } from '#contract/dev.ts'
import { DAY_MS } from '#contract/durations.ts'
import { API_BASE } from '#contract/route.ts'
import type { Database } from '#store/database.ts'
import { createReaders } from '../../entitlements/readers.ts'
import { faultsInBooks } from '../books-testing.ts'
import { faultsAgainstGateway } from '../fault-testing.ts'
import { memberByToken } from '../token-member-testing.ts'
import type { KillableServer } from './kill-testing.ts'

/** Long enough for reconciliation to find payments without an event. */
const UNTIL_ALL_IS_KNOWN_MS = 6 * DAY_MS
const STEP_MS = DAY_MS / 4

/** Faults in the books after all jobs have run. */
export async function faultsAfterKills(
  server: KillableServer,
  readers: string[],
): Promise<string[]> {
  const { db } = server
  const now = await passTime(server, UNTIL_ALL_IS_KNOWN_MS)
  return [
    ...(await faultsInBooks(db)),
    ...(await faultsAgainstGateway(db)),
    ...(await faultsInSum(db)),
    ...(await faultsOfReaders(server, readers, now)),
    ...(await unfinished(db)),
  ]
}

/** Advances the clock in steps, each below the time limit of a request. */
async function passTime({ send }: KillableServer, ms: number): Promise<Date> {
  const serverTime = async () =>
    Date.parse((await (await send(API_BASE + getClock.path)).json()).now)
  const target = (await serverTime()) + ms
  for (let now = await serverTime(); now < target; now = await serverTime()) {
    const body = JSON.stringify({ now: new Date(Math.min(now + STEP_MS, target)).toISOString() })
    const headers = { 'content-type': 'application/json' }
    await send(API_BASE + moveClock.path, { method: 'POST', headers, body })
  }
  return new Date(target)
}

/** A reader who paid has access, and paid exactly once for the current plan and for the used days of earlier ones. */
async function faultsOfReaders(
  server: KillableServer,
  readers: string[],
  now: Date,
): Promise<string[]> {
  const { db } = server
  const faults: string[] = []
  const access = createReaders({ db, clock: { now: () => now }, title: 'PV' }, 0)
  const paid = await paidByReader(db)
  const worth = await worthByReader(db)
  for (const reader of readers) {
    const net = paid.get(reader) ?? 0
    const due = worth.get(reader) ?? 0
    if (net !== due) faults.push(`${reader} paid ${net} for what is worth ${due}`)
    const first = await (await memberByToken(reader, server)).first()
    const { kind } = await access.of(reader)
    const canRead = first?.active === true && kind === 'subscriber'
    const cannotRead = first?.active !== true && kind !== 'subscriber'
    if (net > 0 && !canRead) faults.push(`${reader} paid ${net}, and is ${kind}: ${first?.status}`)
    if (net === 0 && !cannotRead) faults.push(`${reader} reads for nothing`)
  }
  return faults
}

/** The gateway's records: captured amount minus refunded amount. */
async function paidByReader(db: Database): Promise<Map<string, number>> {
  const taken = await db
    .selectFrom('sandbox_payment')
    .innerJoin('sandbox_order', 'sandbox_order.id', 'sandbox_payment.order_id')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'sandbox_order.receipt')
    .select(['reader_id', 'sandbox_payment.amount_cents', 'refunded_cents'])
    .where('sandbox_payment.state', '=', 'captured')
    .execute()
  return sumsOf(taken, (row) => row.amount_cents - row.refunded_cents)
}

const INDIA_MS = 5.5 * 3_600_000

/** The price of the live plan, plus the used days of the plans that it replaced. */
async function worthByReader(db: Database): Promise<Map<string, number>> {
  const plans = await db
    .selectFrom('subscription')
    .leftJoin('payment_attempt', (join) =>
      join
        .onRef('payment_attempt.reader_id', '=', 'subscription.reader_id')
        .onRef('payment_attempt.settled_at', '=', 'subscription.ended_at')
        .on('payment_attempt.purpose', '=', 'upgrade'),
    )
    .selectAll('subscription')
    .select('payment_attempt.created_at as changed_at')
    .where('subscription.state', 'in', ['active', 'superseded'])
    .execute()
  return sumsOf(plans, ({ state, price_cents, start_date, end_date, ended_at, changed_at }) => {
    if (state === 'active') return price_cents
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS
    const ended = new Date((changed_at ?? ended_at ?? 0) + INDIA_MS).toISOString().slice(0, 10)
    const unused = (price_cents * days(ended, end_date)) / days(start_date, end_date)
    return price_cents - Math.round(unused)
  })
}

function sumsOf<R extends { reader_id: string }>(rows: R[], amount: (row: R) => number) {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row.reader_id, (sums.get(row.reader_id) ?? 0) + amount(row))
  return sums
}

/** The gateway's captured payments equal ours. */
async function faultsInSum(db: Database): Promise<string[]> {
  const sum = async (table: 'payment' | 'sandbox_payment') => {
    const { cents } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.sum<string | null>('amount_cents').as('cents'))
      .where('state', '=', 'captured')
      .executeTakeFirstOrThrow()
    return Number(cents)
  }
  const [ours, theirs] = [await sum('payment'), await sum('sandbox_payment')]
  return ours === theirs ? [] : [`the gateway captured ${theirs}, and we know of ${ours}`]
}

/** Jobs and attempts that should be finished by now. */
async function unfinished(db: Database): Promise<string[]> {
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'state'])
    .where('state', '!=', 'processed')
    .execute()
  const pending = await db
    .selectFrom('subscription')
    .select(['id', 'state'])
    .where('state', '=', 'pending')
    .execute()
  const dead = await db.selectFrom('job').selectAll().where('state', '=', 'dead').execute()
  return [
    ...[...refunds, ...pending].map(({ id, state }) => `${id} is still ${state}`),
    ...dead.map(({ kind, last_error }) => `${kind} was given up: ${last_error}`),
  ]
}

export async function figuresOf(db: Database): Promise<string> {
  const payments = await db
    .selectFrom('payment')
    .select(['use', 'amount_cents', 'refunded_cents'])
    .where('state', '=', 'captured')
    .execute()
  const sum = (name: 'amount_cents' | 'refunded_cents') =>
    payments.reduce((total, payment) => total + payment[name], 0)
  const bought = payments.filter(({ use }) => use === 'subscription').length
  return `${payments.length} payments of ${sum('amount_cents')} paise captured, ${bought} for subscriptions, ${payments.length - bought} sent back whole, ${sum('refunded_cents')} paise refunded`
}
