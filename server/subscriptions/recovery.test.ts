import { expect, test } from 'vitest'
import { quoteSubscription } from '#contract/payments.ts'
import { faultsInBooks } from '../payments/books-testing.ts'
import { openShop, type Shop } from '../payments/testing.ts'

const RENEWALS_DECLINE = '4000000000007072'
const DECLINED = '4100280000060003'

const paymentsIn = ({ services: { db } }: Shop) =>
  db.selectFrom('payment').selectAll().where('state', '=', 'captured').execute()

/** The second day of grace, after the second debit failed. */
async function inGrace() {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month', 'standard', RENEWALS_DECLINE)
  await shop.passUntil('2026-12-16T12:00:00+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'in_grace' })
  return { shop, kavya }
}

test.each(['standard', 'switch'] as const)(
  'a %s purchase in grace continues the plan, which then renews by the new card',
  async (type) => {
    const { shop, kavya } = await inGrace()
    const path = `${quoteSubscription.path}?plan_id=month`
    expect(await (await kavya.browser.send('GET', path)).json()).toMatchObject({
      change: 'new',
      amount_cents: 29900,
      refund_cents: 0,
      start_date: '2026-12-15',
      end_date: '2027-01-15',
    })

    const response = await kavya.buy('month', type)

    expect(response.status).toBe(200)
    expect(await kavya.subscriptions()).toMatchObject([
      {
        status: 'active',
        start_timestamp: Date.parse('2026-12-15T00:00:00+05:30'),
        end_timestamp: Date.parse('2027-01-16T00:00:00+05:30') - 1,
      },
    ])
    await shop.passUntil('2027-01-15T12:00:00+05:30')
    expect(await paymentsIn(shop)).toHaveLength(3)
    expect(await kavya.first()).toMatchObject({ status: 'active', expires_in_days: 31 })
    const mandates = await shop.services.db
      .selectFrom('mandate')
      .select('state')
      .orderBy('created_at')
      .execute()
    expect(mandates).toEqual([{ state: 'cancelled' }, { state: 'active' }])
    expect(await faultsInBooks(shop.services.db)).toEqual([])
  },
)

test('in grace the subscription shows the day of the next debit, and none after the last retry', async () => {
  const { shop, kavya } = await inGrace()
  expect(await kavya.first()).toMatchObject({ next_debit_date: '2026-12-17' })
  await shop.passUntil('2026-12-18T12:00:00+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'in_grace', next_debit_date: null })
})

test('a declined card in grace changes nothing', async () => {
  const { shop, kavya } = await inGrace()
  const before = await kavya.subscriptions()
  const response = await kavya.buy('month', 'standard', DECLINED)
  expect(response.ok).toBe(false)
  expect(await kavya.subscriptions()).toEqual(before)
  await shop.passUntil('2026-12-21T00:00:01+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'expired' })
  const debits = await shop.services.db
    .selectFrom('payment_attempt')
    .select('state')
    .where('purpose', '=', 'renewal')
    .execute()
  expect(debits).toHaveLength(4)
})

test('a payment in grace is refunded when the debit succeeds after all', async () => {
  const { shop, kavya } = await inGrace()
  const begun = await kavya.begin('month')
  await shop.services.db.updateTable('sandbox_token').set({ outcome: 'success' }).execute()
  await shop.passUntil('2026-12-17T09:05:00+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'active' })

  await kavya.finish(begun, await kavya.pay(begun.external_reference_id))
  await shop.run()

  const refunds = await shop.services.db.selectFrom('refund').selectAll().execute()
  expect(refunds).toMatchObject([{ amount_cents: 29900, reason: 'duplicate', state: 'processed' }])
  expect(await kavya.first()).toMatchObject({ status: 'active', expires_in_days: 29 })
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test('paying for the old plan in grace drops the scheduled change', async () => {
  const { shop, kavya } = await inGrace()
  expect((await kavya.buy('light', 'switch')).status).toBe(200)
  expect((await kavya.buy('month', 'switch')).status).toBe(200)
  await shop.passUntil('2027-01-20T00:00:00+05:30')
  expect(await kavya.subscriptions()).toMatchObject([
    { subscription_plan_id: 'month', status: 'active' },
  ])
  expect((await paymentsIn(shop)).map(({ amount_cents }) => amount_cents)).toEqual([
    ...[29900, 29900, 29900],
  ])
})

test('an unpaid checkout in grace is abandoned, and the plan expires', async () => {
  const { shop, kavya } = await inGrace()
  const begun = await kavya.begin('month')
  await shop.passUntil('2026-12-21T00:00:01+05:30')
  expect((await (await kavya.finish(begun)).json()).code).toBe('attempt-abandoned')
  expect(await kavya.first()).toMatchObject({ status: 'expired' })

  await kavya.finish(begun, await kavya.pay(begun.external_reference_id))
  await shop.run()

  const refunds = await shop.services.db.selectFrom('refund').selectAll().execute()
  expect(refunds).toMatchObject([{ amount_cents: 29900, reason: 'late', state: 'processed' }])
})

test('in grace a reader cannot buy a second plan', async () => {
  const { kavya } = await inGrace()
  expect((await (await kavya.preview('year')).json()).code).toBe('already-subscribed')
})
