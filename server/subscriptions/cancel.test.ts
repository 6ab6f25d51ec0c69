import { expect, test } from 'vitest'
import { faultsInBooks } from '../payments/books-testing.ts'
import { openShop, type Shop } from '../payments/testing.ts'
import { mandateRevoked } from './cancel.ts'

const MANDATE_REVOKED_CARD = '4000000000007080'

const paymentsIn = ({ services: { db } }: Shop) => db.selectFrom('payment').selectAll().execute()

async function withPlan() {
  const shop = await openShop()
  const kavya = await shop.member()
  const { subscription } = await (await kavya.buy('month')).json()
  return { shop, kavya, id: subscription.id }
}

test('a cancelled plan runs until its end, without another debit', async () => {
  const { shop, kavya, id } = await withPlan()

  const { subscription } = await (await kavya.cancel(id)).json()

  expect(subscription).toMatchObject({
    status: 'cancel_at_period_end',
    active: true,
    cancellable: false,
  })
  await shop.passUntil('2026-12-15T23:59:00+05:30')
  expect(await kavya.first()).toMatchObject({ active: true })
  await shop.passUntil('2026-12-16T00:00:00+05:30')
  expect(await kavya.first()).toMatchObject({ active: false, status: 'expired' })
  expect(await paymentsIn(shop)).toHaveLength(1)
  const mandates = await shop.services.db.selectFrom('mandate').select('state').execute()
  expect(mandates).toEqual([{ state: 'cancelled' }])
})

test('a plan cancelled between the notice and the debit is not debited', async () => {
  const { shop, kavya, id } = await withPlan()
  await shop.passUntil('2026-12-15T08:59:00+05:30')
  await kavya.cancel(id)
  await shop.passUntil('2026-12-25T00:00:00+05:30')
  expect(await paymentsIn(shop)).toHaveLength(1)
  expect(await kavya.first()).toMatchObject({ status: 'expired' })
})

test('a debit in progress during the cancellation is refunded', async () => {
  const { shop, kavya, id } = await withPlan()
  const { debit } = shop.services.gateway
  shop.services.gateway.debit = async (request) => {
    const payment = await debit(request)
    await kavya.cancel(id)
    return payment
  }
  await shop.passUntil('2026-12-15T09:05:00+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'cancel_at_period_end' })
  const refunds = await shop.services.db.selectFrom('refund').selectAll().execute()
  expect(refunds).toMatchObject([{ amount_cents: 29900, reason: 'late', state: 'processed' }])
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test('a cancelled plan cannot be cancelled again', async () => {
  const { kavya, id } = await withPlan()
  await kavya.cancel(id)
  const again = await kavya.cancel(id)
  expect([again.status, (await again.json()).code]).toEqual([409, 'already-cancelled'])
  expect((await kavya.cancel('nothing')).status).toBe(404)
})

test('a plan renews as before after its cancellation is undone', async () => {
  const { shop, kavya, id } = await withPlan()
  await kavya.cancel(id)
  const { subscription } = await (await kavya.keep(id)).json()
  expect(subscription).toMatchObject({ status: 'active', cancellable: true })
  await shop.passUntil('2026-12-15T10:00:00+05:30')
  expect(await paymentsIn(shop)).toHaveLength(2)
  expect((await kavya.keep(id)).status).toBe(422)
})

test('a cancellation undone on the last day has its own notice, and the debit is a day later', async () => {
  const { shop, kavya, id } = await withPlan()
  await kavya.cancel(id)
  await shop.passUntil('2026-12-15T20:00:00+05:30')
  await kavya.keep(id)
  await shop.passUntil('2026-12-16T12:00:00+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'in_grace', active: true })
  expect(await paymentsIn(shop)).toHaveLength(1)
  await shop.passUntil('2026-12-16T20:05:00+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'active' })
  expect(await paymentsIn(shop)).toHaveLength(2)
})

test('a plan cancelled in grace ends at once', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  const { subscription } = await (await kavya.buy('month', 'standard', '4000000000007072')).json()
  await shop.passUntil('2026-12-16T12:00:00+05:30')
  await kavya.cancel(subscription.id)
  expect(await kavya.first()).toMatchObject({ status: 'expired' })
  expect(await shop.services.readers.of(kavya.readerId)).toEqual({ kind: 'freemium' })
})

async function withRevokedMandate() {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month', 'standard', MANDATE_REVOKED_CARD)
  await shop.passUntil('2026-11-20T12:00:00+05:30')
  return { shop, kavya }
}

test('a plan whose mandate was revoked at the bank ends with its period', async () => {
  const { shop, kavya } = await withRevokedMandate()
  expect(await kavya.first()).toMatchObject({
    active: true,
    status: 'cancel_at_period_end',
    is_mandate_revoked: true,
    next_debit_date: null,
  })
  const { text } = shop.inbox.messages('kavya@example.com')[0] ?? {}
  expect(text).toContain('Your bank told us that the automatic payments')
  expect(text).not.toContain('As you asked')

  await shop.passUntil('2027-02-01T00:00:00+05:30')
  expect(await kavya.first()).toMatchObject({ active: false, status: 'expired' })
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test('paying for the next period replaces a revoked mandate', async () => {
  const { shop, kavya } = await withRevokedMandate()

  const { subscription } = await (await kavya.buy('month')).json()

  expect(subscription).toMatchObject({ status: 'active', cancellable: true })
  expect(await kavya.first()).toMatchObject({
    id: subscription.id,
    end_timestamp: Date.parse('2027-01-16T00:00:00+05:30') - 1,
    is_mandate_revoked: false,
    next_debit_date: '2027-01-15',
  })
  await shop.passUntil('2027-01-16T12:00:00+05:30')
  expect(await kavya.first()).toMatchObject({ status: 'active', next_debit_date: '2027-02-15' })
  expect(await paymentsIn(shop)).toHaveLength(3)
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test('a mandate revoked in grace leaves the reader the rest of grace to pay', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month', 'standard', '4000000000007072')
  await shop.passUntil('2026-12-16T12:00:00+05:30')
  const [mandate] = await shop.services.db.selectFrom('mandate').selectAll().execute()

  await mandateRevoked(shop.services, mandate?.provider_token_id ?? '')

  expect(await kavya.first()).toMatchObject({ status: 'in_grace', next_debit_date: null })
  expect((await kavya.buy('month')).status).toBe(200)
  expect(await kavya.first()).toMatchObject({ status: 'active', next_debit_date: '2027-01-15' })
})

test('a lost dispute ends the plan', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month', 'standard', '4000000000007114')
  await shop.passUntil('2026-12-14T00:00:00+05:30')
  expect(await kavya.first()).toMatchObject({ active: false, status: 'revoked' })
  expect(await shop.services.readers.of(kavya.readerId)).toEqual({ kind: 'freemium' })
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})
