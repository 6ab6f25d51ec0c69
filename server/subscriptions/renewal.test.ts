import { expect, test } from 'vitest'
import { GatewayRefusal, GatewaySilence } from '../integrations/gateway/gateway.ts'
import { JOB_HANDLERS } from '../jobs/handlers.ts'
import { faultsInBooks } from '../payments/books-testing.ts'
import { openShop, type Shop } from '../payments/testing.ts'

const RENEWALS_DECLINE = '4000000000007072'

const debitsIn = ({ services: { db } }: Shop) =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('purpose', '=', 'renewal')
    .orderBy('created_at')
    .execute()

const at = (time: number | undefined | null) =>
  time ? new Date(time + 5.5 * 3600_000).toISOString().slice(0, 16) : time

test('a plan renews on its last day, two days after the notice', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')
  await shop.passUntil('2026-12-13T09:01:00+05:30')
  const notices = await shop.services.db
    .selectFrom('job')
    .selectAll()
    .where('kind', '=', 'message')
    .where('key', 'like', 'debit-notice:%')
    .execute()
  expect(notices.map(({ state }) => state)).toEqual(['done'])
  expect(await debitsIn(shop)).toEqual([])

  await shop.passUntil('2026-12-15T09:01:00+05:30')

  expect(await debitsIn(shop)).toMatchObject([{ state: 'paid', amount_cents: 29900, period: 1 }])
  expect(at((await debitsIn(shop))[0]?.created_at)).toBe('2026-12-15T09:00')
  expect(await kavya.first()).toMatchObject({
    status: 'active',
    start_timestamp: Date.parse('2026-12-15T00:00:00+05:30'),
    end_timestamp: Date.parse('2027-01-16T00:00:00+05:30') - 1,
  })
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test('month ends do not drift over a year', { tags: 'slow' }, async () => {
  const shop = await openShop()
  shop.clock.moveTo(new Date('2027-01-31T12:00:00+05:30'))
  const kavya = await shop.member()
  await kavya.buy('month')
  await shop.passUntil('2028-03-01T12:00:00+05:30')
  const invoices = await shop.services.db
    .selectFrom('invoice')
    .select('period_end')
    .orderBy('period_end')
    .execute()
  expect(invoices.map(({ period_end }) => period_end)).toEqual([
    ...['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31'],
    ...['2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31'],
    ...['2028-02-29', '2028-03-31'],
  ])
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test('a debit job that runs twice and in two workers debits once', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')
  await shop.passUntil('2026-12-15T08:59:00+05:30')
  const { payload, key, run_at } = await shop.services.db
    .selectFrom('job')
    .selectAll()
    .where('kind', '=', 'debit')
    .executeTakeFirstOrThrow()
  shop.clock.moveTo(new Date('2026-12-15T09:00:30+05:30'))
  let made = 0
  const { debit } = shop.services.gateway
  shop.services.gateway.debit = (request) => {
    made += 1
    return debit(request)
  }
  const work = () =>
    JOB_HANDLERS.debit?.(shop.services, JSON.parse(payload), {
      key,
      tries: 1,
      runAt: new Date(run_at),
    })

  await Promise.all([work(), work(), work(), shop.run()])
  await work()
  await shop.run()

  expect(made).toBe(1)
  expect(await debitsIn(shop)).toMatchObject([{ state: 'paid' }])
  expect(await shop.services.db.selectFrom('payment').selectAll().execute()).toHaveLength(2)
})

test('a failed debit begins grace and is retried three times, then the plan expires', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month', 'standard', RENEWALS_DECLINE)
  await shop.passUntil('2026-12-15T09:05:00+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'in_grace', active: true })

  await shop.passUntil('2026-12-20T23:59:00+05:30')

  const debits = await debitsIn(shop)
  expect(debits.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'failed'])
  expect(debits.map(({ created_at }) => at(created_at))).toEqual([
    ...['2026-12-15T09:00', '2026-12-16T09:00', '2026-12-17T09:00', '2026-12-18T09:00'],
  ])
  expect(await kavya.first()).toMatchObject({ status: 'in_grace', active: true })
  expect(await shop.services.readers.of(kavya.readerId)).toMatchObject({ kind: 'subscriber' })
  await shop.passUntil('2026-12-21T00:00:01+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'expired', active: false })
  expect(await shop.services.readers.of(kavya.readerId)).toEqual({ kind: 'freemium' })
  const { state } = await shop.services.db
    .selectFrom('mandate')
    .select('state')
    .executeTakeFirstOrThrow()
  expect(state).toBe('cancelled')
})

test('a debit that succeeds in grace ends it and keeps the anchor date', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')
  const { debit } = shop.services.gateway
  const failure = { code: 'BAD_REQUEST_ERROR', description: 'No money', reason: 'declined' }
  shop.services.gateway.debit = () => Promise.reject(new GatewayRefusal(failure, 400))
  await shop.passUntil('2026-12-16T10:00:00+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'in_grace' })

  shop.services.gateway.debit = debit
  await shop.passUntil('2026-12-17T09:05:00+05:30')

  expect(await kavya.first()).toMatchObject({
    status: 'active',
    start_timestamp: Date.parse('2026-12-15T00:00:00+05:30'),
    end_timestamp: Date.parse('2027-01-16T00:00:00+05:30') - 1,
  })
  const { grace_ends_at } = await shop.services.db
    .selectFrom('subscription')
    .select('grace_ends_at')
    .executeTakeFirstOrThrow()
  expect(grace_ends_at).toBeNull()
  await shop.passUntil('2026-12-22T00:00:00+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'active' })
})

test('a debit whose response was lost is found and not made again', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month', 'standard', '4000000000007023')
  const { debit } = shop.services.gateway
  let made = 0
  shop.services.gateway.debit = async (request) => {
    made += 1
    await debit(request)
    throw new GatewaySilence('timed out')
  }
  await shop.passUntil('2026-12-15T09:01:00+05:30')
  await shop.passUntil('2026-12-15T09:30:00+05:30')
  expect(made).toBe(1)
  expect(await debitsIn(shop)).toMatchObject([{ state: 'paid' }])
  expect(await kavya.first()).toMatchObject({ status: 'active', expires_in_days: 31 })
})

test('a debit that never reached the gateway is retried the next day', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')
  const { debit } = shop.services.gateway
  shop.services.gateway.debit = () => Promise.reject(new GatewaySilence('refused connection'))
  await shop.passUntil('2026-12-15T09:20:00+05:30')
  expect(await debitsIn(shop)).toMatchObject([{ state: 'unknown' }])
  await shop.passUntil('2026-12-15T12:00:00+05:30')
  expect(await debitsIn(shop)).toMatchObject([{ state: 'failed' }])
  shop.services.gateway.debit = debit
  await shop.passUntil('2026-12-16T09:05:00+05:30')
  expect((await debitsIn(shop)).map(({ state }) => state)).toEqual(['failed', 'paid'])
  expect(await kavya.first()).toMatchObject({ status: 'active' })
})

test('without a notice at least a day before there is no debit', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')
  const { sendMail } = shop.services
  await shop.passUntil('2026-12-13T08:00:00+05:30')
  shop.services.sendMail = () => Promise.reject(new Error('The mail server is down'))
  await shop.passUntil('2026-12-15T08:00:00+05:30')
  shop.services.sendMail = sendMail
  await shop.passUntil('2026-12-15T23:00:00+05:30')
  expect(await debitsIn(shop)).toEqual([])

  await shop.passUntil('2026-12-17T23:00:00+05:30')

  const [debit] = await debitsIn(shop)
  expect(debit?.state).toBe('paid')
  const notices = await shop.services.db
    .selectFrom('job')
    .select('done_at')
    .where('key', 'like', 'debit-notice:%/email')
    .execute()
  const sentAt = notices[0]?.done_at ?? 0
  expect((debit?.created_at ?? 0) - sentAt).toBeGreaterThanOrEqual(24 * 3600_000)
})

test('a plan that does not renew ends at the midnight after its last day', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('once')
  await shop.passUntil('2026-12-15T23:59:00+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'active', cancellable: false })
  expect(await shop.services.readers.of(kavya.readerId)).toMatchObject({ kind: 'subscriber' })
  await shop.passUntil('2026-12-16T00:00:00+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'expired' })
  expect(await shop.services.readers.of(kavya.readerId)).toEqual({ kind: 'freemium' })
  expect(await debitsIn(shop)).toEqual([])
})
