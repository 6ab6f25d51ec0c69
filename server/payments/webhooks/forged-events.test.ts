import { expect, test } from 'vitest'
import { faultsInBooks } from '../books-testing.ts'
import { openShop, type Shop } from '../testing.ts'
import { forgedPayment, postForgedEvent } from './forged-events-testing.ts'

const DECLINED_CARD = '4100280000060003'

function booksOf({ services: { db } }: Shop) {
  return Promise.all([
    db.selectFrom('payment').selectAll().orderBy('id').execute(),
    db.selectFrom('refund').selectAll().orderBy('id').execute(),
    db.selectFrom('mandate').selectAll().orderBy('id').execute(),
    db.selectFrom('invoice').selectAll().orderBy('number').execute(),
    db.selectFrom('ledger_entry').selectAll().orderBy('id').execute(),
  ])
}

function warningsIn({ logged }: Shop) {
  return logged.filter(({ event }) => event === 'gateway event not confirmed')
}

test.each(['payment.captured', 'order.paid'])(
  'a signed %s event for a payment that the gateway does not know activates nothing',
  async (event) => {
    const shop = await openShop()
    const member = await shop.member()
    const begun = await member.begin('month')
    const before = await booksOf(shop)

    const payment = forgedPayment(begun.external_reference_id)
    const status = await postForgedEvent(shop, event, { payment })
    await shop.run()

    expect(status).toBe(200)
    expect(await member.subscriptions()).toEqual([])
    expect(await booksOf(shop)).toEqual(before)
    expect(warningsIn(shop)).toMatchObject([{ level: 'warn', fields: { kind: 'payment' } }])
  },
)

test('a signed event that calls a declined payment captured activates nothing', async () => {
  const shop = await openShop()
  const member = await shop.member()
  const begun = await member.begin('month')
  await member.pay(begun.external_reference_id, DECLINED_CARD)
  await shop.run()
  const before = await booksOf(shop)
  const [declined] = before[0]

  const payment = forgedPayment(begun.external_reference_id, { id: declined?.provider_payment_id })
  await postForgedEvent(shop, 'payment.captured', { payment })
  await shop.run()

  expect(declined).toMatchObject({ state: 'failed' })
  expect(await member.subscriptions()).toEqual([])
  expect(await booksOf(shop)).toEqual(before)
  expect(warningsIn(shop)).toHaveLength(1)
})

test("the amount and order come from the gateway's API, not from the event", async () => {
  const shop = await openShop()
  const [cheap, dear] = [await shop.member('asha@example.com'), await shop.member()]
  const small = await cheap.begin('light')
  const large = await dear.begin('year')
  const paid = await cheap.pay(small.external_reference_id, '4000000000007023')
  if (paid.status !== 'paid') throw new Error(paid.status)

  await postForgedEvent(shop, 'payment.captured', {
    payment: forgedPayment(large.external_reference_id, {
      id: paid.razorpay_payment_id,
      amount: 299900,
    }),
  })
  await shop.run()

  expect(await dear.subscriptions()).toEqual([])
  expect(await cheap.subscriptions()).toMatchObject([{ subscription_plan_id: 'light' }])
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test.each([
  [
    'refund',
    'refund.processed',
    (payment_id: string) => ({
      refund: { id: 'rfnd_Forged0000001', payment_id, amount: 29900, status: 'processed' },
    }),
  ],
  [
    'dispute-lost',
    'payment.dispute.lost',
    (payment_id: string) => ({
      dispute: { id: 'disp_Forged0000001', payment_id, amount: 29900, status: 'lost' },
    }),
  ],
])(
  'a signed %s event that the gateway does not confirm ends no plan',
  async (kind, event, entities) => {
    const shop = await openShop()
    const member = await shop.member()
    await member.buy('month')
    await shop.run()
    const before = await booksOf(shop)

    await postForgedEvent(shop, event, entities(before[0][0]?.provider_payment_id ?? ''))
    await shop.run()

    expect(await member.subscriptions()).toMatchObject([{ status: 'active' }])
    expect(await booksOf(shop)).toEqual(before)
    expect(warningsIn(shop)).toMatchObject([{ fields: { kind } }])
  },
)

test('a signed event does not revoke a mandate that the gateway calls active', async () => {
  const shop = await openShop()
  const member = await shop.member()
  await member.buy('month')
  await shop.run()
  const before = await booksOf(shop)

  const token = { id: before[2][0]?.provider_token_id, recurring_details: { status: 'cancelled' } }
  await postForgedEvent(shop, 'token.cancelled', { token })
  await shop.run()

  expect(before[2]).toMatchObject([{ state: 'active' }])
  expect(await booksOf(shop)).toEqual(before)
  expect(warningsIn(shop)).toMatchObject([{ fields: { kind: 'mandate-revoked' } }])
})

test('an event that is never confirmed is dropped after an hour and stays in the database', async () => {
  const shop = await openShop()
  const member = await shop.member()
  const begun = await member.begin('month')
  await postForgedEvent(shop, 'payment.captured', {
    payment: forgedPayment(begun.external_reference_id),
  })

  await shop.passUntil('2026-11-15T20:00:00+05:30')

  const { db } = shop.services
  expect(warningsIn(shop)).toHaveLength(9)
  expect(shop.logged.filter(({ event }) => event === 'gateway event given up')).toHaveLength(1)
  expect(
    await db.selectFrom('job').select('state').where('kind', '=', 'gateway-event').execute(),
  ).toEqual([{ state: 'dropped' }])
  expect(await db.selectFrom('gateway_event').select('applied_at').execute()).toEqual([
    { applied_at: null },
  ])
  expect(await member.subscriptions()).toEqual([])
})
