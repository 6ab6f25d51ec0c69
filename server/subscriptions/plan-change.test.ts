import { expect, test } from 'vitest'
import { faultsInBooks } from '../payments/books-testing.ts'
import { openShop } from '../payments/testing.ts'

const refundsIn = ({ services: { db } }: Awaited<ReturnType<typeof openShop>>) =>
  db.selectFrom('refund').selectAll().orderBy('requested_at').execute()

test('an upgrade begins on payment, ends the old plan and refunds its unused part', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')
  await shop.passUntil('2026-11-30T10:00:00+05:30')

  const begun = await kavya.begin('year', 'switch')
  const response = await kavya.finish(begun, await kavya.pay(begun.external_reference_id))

  expect(begun).toMatchObject({ change: 'upgrade', refund_cents: 14950 })
  expect(begun.checkout?.amount_cents).toBe(299900)
  expect((await response.json()).subscription).toMatchObject({
    subscription_plan_id: 'year',
    status: 'active',
    start_timestamp: Date.parse('2026-11-30T00:00:00+05:30'),
    end_timestamp: Date.parse('2027-12-01T00:00:00+05:30') - 1,
  })
  await shop.run()
  expect(await kavya.subscriptions()).toMatchObject([
    { subscription_plan_id: 'year', active: true },
    { subscription_plan_id: 'month', active: false, status: 'superseded' },
  ])
  expect(await refundsIn(shop)).toMatchObject([
    { amount_cents: 14950, reason: 'upgrade', state: 'processed' },
  ])
  const mandates = await shop.services.db
    .selectFrom('mandate')
    .select('state')
    .orderBy('created_at')
    .execute()
  expect(mandates).toEqual([{ state: 'cancelled' }, { state: 'active' }])
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test('an unpaid upgrade leaves the old plan and its mandate unchanged', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')
  const before = await kavya.subscriptions()

  const begun = await kavya.begin('year', 'switch')
  await kavya.pay(begun.external_reference_id, '4100280000060003')
  await shop.run()
  expect((await (await kavya.finish(begun)).json()).code).toBe('payment-failed')

  expect(await kavya.subscriptions()).toEqual(before)
  expect(await refundsIn(shop)).toEqual([])
  await shop.passUntil('2026-12-15T10:00:00+05:30')
  expect(await kavya.subscriptions()).toMatchObject([{ subscription_plan_id: 'month' }])
  expect((await kavya.first())?.end_timestamp).toBe(Date.parse('2027-01-16T00:00:00+05:30') - 1)
})

test('on the last day of a cancelled plan an upgrade refunds nothing', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  const { subscription } = await (await kavya.buy('month')).json()
  await kavya.cancel(subscription.id)
  await shop.passUntil('2026-12-15T23:59:00+05:30')
  expect(await kavya.begin('year', 'switch')).toMatchObject({ refund_cents: 0 })
})

test('a refund quoted before midnight is paid in full after midnight', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')
  await shop.passUntil('2026-11-29T23:59:00+05:30')
  const begun = await kavya.begin('year', 'switch')
  expect(begun.refund_cents).toBe(15947)
  await shop.passUntil('2026-11-30T00:01:00+05:30')
  await kavya.finish(begun, await kavya.pay(begun.external_reference_id))
  expect(await refundsIn(shop)).toMatchObject([{ amount_cents: 15947 }])
})

test('a refund is never more than the unrefunded part of the payment', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')
  const begun = await kavya.begin('year', 'switch')
  const { db, clock } = shop.services
  const { refundPayment } = await import('../payments/refunds/refunds.ts')
  const { id } = await db.selectFrom('payment').select('id').executeTakeFirstOrThrow()
  await db
    .transaction()
    .execute((tx) =>
      refundPayment(tx, { paymentId: id, amountCents: 20000, reason: 'operator', at: clock.now() }),
    )
  await kavya.finish(begun, await kavya.pay(begun.external_reference_id))
  expect((await refundsIn(shop)).map(({ amount_cents }) => amount_cents)).toEqual([20000, 9900])
  expect(await faultsInBooks(db)).toEqual([])
})

test('a cheaper plan begins the day after the current plan ends, and is debited for that day', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')

  const begun = await kavya.begin('light', 'switch')
  const response = await kavya.finish(begun)

  expect(begun).toMatchObject({ change: 'downgrade', checkout: null, external_reference_id: null })
  expect((await response.json()).subscription).toMatchObject({
    status: 'scheduled',
    active: false,
    start_timestamp: Date.parse('2026-12-16T00:00:00+05:30'),
    end_timestamp: Date.parse('2027-01-17T00:00:00+05:30') - 1,
    payment_id: null,
  })
  expect(await kavya.subscriptions()).toMatchObject([
    { subscription_plan_id: 'month', status: 'active' },
    { subscription_plan_id: 'light', status: 'scheduled' },
  ])
  await shop.passUntil('2026-12-15T23:59:00+05:30')
  expect(await kavya.first()).toMatchObject({ subscription_plan_id: 'month', status: 'active' })
  await shop.passUntil('2026-12-16T00:01:00+05:30')
  expect(await kavya.subscriptions()).toMatchObject([
    { subscription_plan_id: 'light', status: 'active' },
    { subscription_plan_id: 'month', status: 'expired' },
  ])
  expect(await shop.services.readers.of(kavya.readerId)).toMatchObject({ kind: 'subscriber' })
  await shop.passUntil('2027-01-17T00:01:00+05:30')
  const paid = await shop.services.db
    .selectFrom('payment')
    .select('amount_cents')
    .orderBy('captured_at')
    .execute()
  expect(paid.map(({ amount_cents }) => amount_cents)).toEqual([29900, 9900, 9900])
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test('of several changes the last one counts, and cancelling it keeps the old plan', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('year')
  await kavya.buy('month', 'switch')
  const { subscription } = await (await kavya.buy('light', 'switch')).json()
  const states = async () =>
    (await kavya.subscriptions()).map((one) => [one.subscription_plan_id, one.status])
  expect(await states()).toEqual([
    ['year', 'active'],
    ['light', 'scheduled'],
  ])
  await kavya.cancel(subscription.id)
  expect(await states()).toEqual([['year', 'active']])
})

test('an upgrade drops a scheduled change', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')
  await kavya.buy('light', 'switch')
  await kavya.buy('year', 'switch')
  expect((await kavya.subscriptions()).map((one) => one.subscription_plan_id)).toEqual([
    'year',
    'month',
  ])
})

test('a plan in another currency is refused', async () => {
  const { member } = await openShop()
  const kavya = await member()
  await kavya.buy('month')
  const response = await kavya.preview('dollars', 'switch')
  expect([response.status, (await response.json()).code]).toEqual([422, 'unsupported-plan'])
})

test('of two upgrades paid in two tabs one counts, and the other payment is refunded', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('light')
  const [one, other] = [await kavya.begin('month', 'switch'), await kavya.begin('year', 'switch')]
  await kavya.finish(one, await kavya.pay(one.external_reference_id))
  await kavya.finish(other, await kavya.pay(other.external_reference_id))
  expect((await kavya.subscriptions()).map((live) => live.subscription_plan_id)).toEqual([
    'month',
    'light',
  ])
  const refunds = await refundsIn(shop)
  expect(refunds.map(({ amount_cents }) => amount_cents).sort()).toEqual([299900, 9900])
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})
