import { expect, test } from 'vitest'
import { listRefunds } from '#contract/refunds.ts'
import { GatewaySilence } from '../../integrations/gateway/gateway.ts'
import { faultsInBooks } from '../books-testing.ts'
import { openShop } from '../testing.ts'
import { REFUND_FAILS, REFUND_PENDING, refundedMember } from './refund-testing.ts'

test('a refund is sent, processed and booked', async () => {
  const { shop, member, refund } = await refundedMember()
  expect(await refund.stored()).toMatchObject({ state: 'requested', amount_cents: 5000 })
  expect((await refund.stored()).due_at).toBe(Date.parse('2026-12-05T00:00:00+05:30'))
  await shop.run()
  expect(await refund.stored()).toMatchObject({ state: 'processed' })
  expect(await member.first()).toMatchObject({ status: 'active' })
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test('a full refund ends the plan', async () => {
  const { shop, member } = await refundedMember(undefined, 29900)
  expect(await member.first()).toMatchObject({ status: 'revoked', active: false })
  await shop.passUntil('2027-01-01T00:00:00+05:30')
  expect(await shop.services.readers.of(member.readerId)).toEqual({ kind: 'freemium' })
  expect(await shop.services.db.selectFrom('payment').selectAll().execute()).toHaveLength(1)
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test('a refund that stays pending at the gateway is left to an operator after its due day', async () => {
  const { shop, refund } = await refundedMember(REFUND_PENDING)
  await shop.passUntil('2026-12-04T12:00:00+05:30')
  expect(await refund.stored()).toMatchObject({ state: 'submitted' })
  await shop.passUntil('2026-12-07T12:00:00+05:30')
  expect(await refund.stored()).toMatchObject({ state: 'manual' })
})

test('a refund that fails is retried, then left to an operator', async () => {
  const { shop, refund } = await refundedMember(REFUND_FAILS)
  await shop.passUntil('2026-11-25T12:00:00+05:30')
  expect(await refund.stored()).toMatchObject({ state: 'manual', tries: 4 })
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test('a refund whose response was lost is not made twice', async () => {
  const { shop, refund } = await refundedMember()
  const { gateway, db } = shop.services
  const send = gateway.refund
  gateway.refund = async (request) => {
    await send(request)
    throw new GatewaySilence('timed out')
  }
  await shop.run()
  gateway.refund = send
  await shop.passUntil('2026-11-15T13:00:00+05:30')
  expect(await refund.stored()).toMatchObject({ state: 'processed' })
  expect(await db.selectFrom('sandbox_refund').selectAll().execute()).toHaveLength(1)
})

test("a refund made in the gateway's dashboard is booked", async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')
  const { gateway, db } = shop.services
  const { provider_payment_id: paymentId } = await db
    .selectFrom('payment')
    .selectAll()
    .executeTakeFirstOrThrow()
  await gateway.refund({ paymentId, amountCents: 1000, key: 'by hand' })
  await shop.run()
  await shop.run()
  const refunds = await db.selectFrom('refund').selectAll().execute()
  expect(refunds).toMatchObject([{ amount_cents: 1000, reason: 'operator', state: 'processed' }])
  expect(await faultsInBooks(db)).toEqual([])
})

test('a reader sees only their own refunds', async () => {
  const { shop, member } = await refundedMember()
  const listed = async (one: typeof member) =>
    (await (await one.browser.send('GET', listRefunds.path)).json()).refunds

  expect(await listed(member)).toMatchObject([
    {
      plan_name: 'Plan month',
      is_unused_part: false,
      amount_cents: 5000,
      currency: 'INR',
      progress: 'requested',
      due_at: '2026-12-04T18:30:00.000Z',
      processed_at: null,
    },
  ])
  await shop.run()
  expect(await listed(member)).toMatchObject([{ progress: 'processed' }])
  expect(await listed(await shop.member('other@example.com'))).toEqual([])
})
