import { expect, test } from 'vitest'
import { createAccesstypeToken } from '#contract/auth.ts'
import { previewSubscription } from '#contract/payments.ts'
import { PREVIEWS_PER_READER } from '#domain/purchase-limits.ts'
import { faultsInBooks } from '../books-testing.ts'
import { openShop, purchaseOf } from '../testing.ts'

test('a paid plan opens every page at once', async () => {
  const { member, services } = await openShop()
  const kavya = await member()

  const response = await kavya.buy('month')

  expect(response.status).toBe(200)
  const { subscription } = await response.json()
  expect(subscription).toMatchObject({
    active: true,
    cancellable: true,
    status: 'active',
    subscription_plan_id: 'month',
    plan_amount_cents: 29900,
    start_timestamp: Date.parse('2026-11-15T00:00:00+05:30'),
    end_timestamp: Date.parse('2026-12-16T00:00:00+05:30') - 1,
    expires_in_days: 30,
    subscriber_id: kavya.readerId,
  })
  expect(await kavya.first()).toMatchObject({ id: subscription.id, active: true })
  expect(await services.readers.of(kavya.readerId)).toMatchObject({ kind: 'subscriber' })
  expect(await faultsInBooks(services.db)).toEqual([])
})

test.each([
  ['a lower amount', { amount_cents: 1 }],
  ['a higher amount', { amount_cents: 39900 }],
  ['another currency', { amount_currency: 'USD' }],
])('%s than in the catalogue is refused, and no attempt is recorded', async (_what, difference) => {
  const { member, services } = await openShop()
  const kavya = await member()
  const purchase = purchaseOf('month', 'standard')
  const other = { ...purchase, payment: { ...purchase.payment, ...difference } }

  const response = await kavya.browser.send('POST', previewSubscription.path, other)

  expect([response.status, (await response.json()).code]).toEqual([409, 'price-changed'])
  expect(await services.db.selectFrom('payment_attempt').selectAll().execute()).toEqual([])
})

test('the number of purchases that a reader begins is limited', async () => {
  const { member, clock } = await openShop()
  const kavya = await member()
  const [{ limit }] = PREVIEWS_PER_READER
  for (let begun = 0; begun < limit; begun += 1) {
    expect((await kavya.preview('month')).status).toBe(200)
  }

  const refused = await kavya.preview('month')

  expect([refused.status, (await refused.json()).code]).toEqual([429, 'too-many-requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await (await member('ravi@example.com')).preview('month')).status).toBe(200)
  clock.moveTo(new Date('2026-11-15T12:20:00+05:30'))
  expect((await kavya.preview('month')).status).toBe(200)
})

test('a plan that is not for sale cannot be bought, nor one that does not exist', async () => {
  const { member, services } = await openShop()
  const kavya = await member()
  await services.db.updateTable('plan').set({ on_sale: 0 }).where('id', '=', 'month').execute()
  expect((await kavya.preview('month')).status).toBe(404)
  const unknown = { ...purchaseOf('month', 'standard'), plan: { id: 'gold' } }
  const response = await kavya.browser.send('POST', previewSubscription.path, unknown)
  expect((await response.json()).code).toBe('plan-not-found')
})

test('a plan accepts only its own payment method', async () => {
  const { member } = await openShop()
  const kavya = await member()
  const purchase = purchaseOf('month', 'standard')
  const other = { ...purchase, payment: { ...purchase.payment, payment_type: 'razorpay' } }
  const response = await kavya.browser.send('POST', previewSubscription.path, other)
  expect((await response.json()).code).toBe('payment-method-unavailable')
})

test('a visitor cannot buy', async () => {
  const { app } = await openShop()
  const body = JSON.stringify(purchaseOf('month', 'standard'))
  const path = `/api${previewSubscription.path}`
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  expect((await app.request(path, request)).status).toBe(401)
  expect((await app.request(`${path}?jwt=forged`, request)).status).toBe(401)
})

test('the Accesstype token identifies the reader until it expires', async () => {
  const { app, member, clock } = await openShop()
  const kavya = await member()
  await kavya.buy('month')
  const { token } = await (await kavya.browser.send('POST', createAccesstypeToken.path)).json()
  const list = () => app.request(`/api/members/me/subscriptions?jwt=${token}&key=any`)

  const { subscriptions } = await (await list()).json()

  expect(subscriptions).toMatchObject([{ subscription_plan_id: 'month', active: true }])
  clock.moveTo(new Date('2026-11-15T13:01:00+05:30'))
  expect((await list()).status).toBe(401)
})

test('a subscriber cannot buy a second plan', async () => {
  const { member } = await openShop()
  const kavya = await member()
  await kavya.buy('month')
  for (const plan of ['month', 'year'] as const) {
    const response = await kavya.preview(plan)
    expect([response.status, (await response.json()).code]).toEqual([409, 'already-subscribed'])
  }
})

test('a reader cannot see, finish or cancel the purchase of another', async () => {
  const { member } = await openShop()
  const kavya = await member()
  const ravi = await member('ravi@example.com')
  const begun = await kavya.begin('month')
  const paid = await kavya.pay(begun.external_reference_id)

  expect((await (await ravi.finish(begun, paid)).json()).code).toBe('attempt-not-found')
  const { subscription } = await (await kavya.finish(begun, paid)).json()
  expect(await ravi.subscriptions()).toEqual([])
  const cancelled = await ravi.cancel(subscription.id)
  expect([cancelled.status, (await cancelled.json()).code]).toEqual([404, 'subscription-not-found'])
  expect((await ravi.keep(subscription.id)).status).toBe(404)
  expect(await kavya.first()).toMatchObject({ status: 'active' })
})

test('a payment without a valid signature for its order is refused', async () => {
  const { member, services } = await openShop()
  const kavya = await member()
  const first = await kavya.begin('light')
  const second = await kavya.begin('year')
  const paid = await kavya.pay(first.external_reference_id)

  const crossed = await kavya.finish(second, paid)

  expect([crossed.status, (await crossed.json()).code]).toEqual([401, 'invalid-signature'])
  const forged = { ...paid, razorpay_signature: 'f'.repeat(64) }
  expect((await kavya.finish(first, forged as typeof paid)).status).toBe(401)
  expect(await kavya.subscriptions()).toEqual([])
  expect(await services.readers.of(kavya.readerId)).toEqual({ kind: 'freemium' })
})

test.each([
  ['insufficient funds', '4100280000080001'],
  ['a decline', '4100280000060003'],
])('after %s there is no plan, and the reader can pay with another card', async (_what, card) => {
  const { member, run, services } = await openShop()
  const kavya = await member()
  const begun = await kavya.begin('month')
  expect(await kavya.pay(begun.external_reference_id, card)).toMatchObject({ status: 'failed' })
  await run()
  expect((await (await kavya.finish(begun)).json()).code).toBe('payment-failed')
  expect(await kavya.subscriptions()).toEqual([])

  const paid = await kavya.pay(begun.external_reference_id)

  expect((await kavya.finish(begun, paid)).status).toBe(200)
  expect(await kavya.subscriptions()).toHaveLength(1)
  expect(await faultsInBooks(services.db)).toEqual([])
})

test('the webhook completes a purchase whose browser was closed', async () => {
  const { member, run } = await openShop()
  const kavya = await member()
  const begun = await kavya.begin('month')
  await kavya.pay(begun.external_reference_id, '4000000000007056')
  await run()
  expect(await kavya.first()).toMatchObject({ status: 'active' })
  // The browser gets the result when it returns later.
  expect((await kavya.finish(begun)).status).toBe(200)
})

test("without the gateway's callback the payment is looked up at the gateway", async () => {
  const { member } = await openShop()
  const kavya = await member()
  const begun = await kavya.begin('month')
  const unpaid = await kavya.finish(begun)
  expect([unpaid.status, (await unpaid.json()).code]).toEqual([422, 'payment-failed'])

  await kavya.pay(begun.external_reference_id, '4000000000007023')

  const { subscription } = await (await kavya.finish(begun)).json()
  expect(subscription).toMatchObject({ active: true, payment_id: expect.stringMatching(/^pay_/) })
})

test('reconciliation finds a payment without callback and without event', async () => {
  const { member, services, passUntil } = await openShop()
  const kavya = await member()
  const begun = await kavya.begin('month')
  await kavya.pay(begun.external_reference_id, '4000000000007023')
  await passUntil('2026-11-15T12:05:00+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'active' })
  expect(await faultsInBooks(services.db)).toEqual([])
})

test('a paid order cannot be paid again', async () => {
  const { member, services, run } = await openShop()
  const kavya = await member()
  const begun = await kavya.begin('month')
  const paid = await kavya.pay(begun.external_reference_id)
  const [first, again] = [await kavya.finish(begun, paid), await kavya.finish(begun, paid)]
  expect(await again.json()).toEqual(await first.json())
  await run()
  expect(await kavya.subscriptions()).toHaveLength(1)
  expect(await services.db.selectFrom('payment').selectAll().execute()).toHaveLength(1)
})

test('an unpaid purchase is abandoned after 30 minutes, and a later payment still counts', async () => {
  const { member, passUntil, run } = await openShop()
  const kavya = await member()
  const begun = await kavya.begin('month')
  await passUntil('2026-11-15T12:31:00+05:30')
  expect((await (await kavya.finish(begun)).json()).code).toBe('attempt-abandoned')

  await kavya.pay(begun.external_reference_id)
  await run()

  expect(await kavya.first()).toMatchObject({ status: 'active' })
})

test('a late payment is refunded when the reader has another plan by then', async () => {
  const { member, passUntil, run, services } = await openShop()
  const kavya = await member()
  const begun = await kavya.begin('month')
  await passUntil('2026-11-15T12:31:00+05:30')
  await kavya.buy('year')

  await kavya.pay(begun.external_reference_id)
  await run()

  expect(await kavya.subscriptions()).toMatchObject([{ subscription_plan_id: 'year' }])
  const refunds = await services.db.selectFrom('refund').selectAll().execute()
  expect(refunds).toMatchObject([{ amount_cents: 29900, reason: 'duplicate', state: 'processed' }])
  expect(await faultsInBooks(services.db)).toEqual([])
})

test('a second payment for one attempt is refunded automatically', async () => {
  const { member, run, services } = await openShop()
  const kavya = await member()
  const begun = await kavya.begin('month')
  const paid = await kavya.pay(begun.external_reference_id)
  await kavya.finish(begun, paid)
  const { attempt_token } = begun
  const second = await services.gateway.createOrder({
    receipt: 'another tab',
    amountCents: 29900,
    currency: 'INR',
    notes: { attempt_token },
    mandate: undefined,
  })

  await kavya.pay(second.orderId)
  await run()

  const refunds = await services.db.selectFrom('refund').selectAll().execute()
  expect(refunds).toMatchObject([{ amount_cents: 29900, reason: 'duplicate', state: 'processed' }])
  expect(await kavya.subscriptions()).toHaveLength(1)
  expect(await faultsInBooks(services.db)).toEqual([])
})

test('repeated requests with one idempotency key are one purchase', async () => {
  const { member, services } = await openShop()
  const kavya = await member()
  const key = { 'idempotency-key': '0b0a8d3c-56f0-4b0a-9f0f-7c1f6f6f5a11' }

  const replies = [
    await (await kavya.preview('month', 'standard', key)).json(),
    await (await kavya.preview('month', 'standard', key)).json(),
  ]

  expect(replies[1]).toEqual(replies[0])
  expect(await services.db.selectFrom('payment_attempt').selectAll().execute()).toHaveLength(1)
  const other = await kavya.preview('year', 'standard', key)
  expect([other.status, (await other.json()).code]).toEqual([422, 'idempotency-mismatch'])
})

test('a second request is refused while the first with the same key is in progress', async () => {
  const { member, services } = await openShop()
  const kavya = await member()
  const key = { 'idempotency-key': '0b0a8d3c-56f0-4b0a-9f0f-7c1f6f6f5a11' }
  const { createOrder } = services.gateway
  let answer = () => {}
  const called = new Promise<void>((markCalled) => {
    services.gateway.createOrder = async (order) => {
      markCalled()
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return createOrder(order)
    }
  })
  const first = kavya.preview('month', 'standard', key)
  await called

  const second = await kavya.preview('month', 'standard', key)

  expect([second.status, (await second.json()).code]).toEqual([409, 'request-in-flight'])
  answer()
  expect((await first).status).toBe(200)
})
