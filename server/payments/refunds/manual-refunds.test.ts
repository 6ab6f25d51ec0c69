import { expect, test } from 'vitest'
import { GatewayRefusal, GatewaySilence } from '../../integrations/gateway/gateway.ts'
import { faultsInBooks } from '../books-testing.ts'
import { noteRefund } from './gateway-refunds.ts'
import { REFUND_FAILS, REFUND_PENDING, refundedMember } from './refund-testing.ts'

test('a manual refund stays manual after late events of the gateway', async () => {
  const { shop, refund, passUntilManual } = await refundedMember(REFUND_PENDING)
  await passUntilManual()
  const [made] = await shop.services.gateway.refundsOf(refund.gatewayPaymentId)
  if (!made) throw new Error('The gateway has no refund')

  await noteRefund(shop.services, { ...made, state: 'pending' })
  expect(await refund.stored()).toMatchObject({ state: 'manual', tries: 0 })
  for (const state of ['failed', 'failed'] as const) {
    await noteRefund(shop.services, { ...made, state })
    expect(await refund.stored()).toMatchObject({ state: 'manual', tries: 1 })
  }
})

test('a refund that was confirmed before its refusal arrives is not sent again', async () => {
  const { shop, refund } = await refundedMember()
  const { gateway, db } = shop.services
  const send = gateway.refund
  gateway.refund = async (request) => {
    const made = await send(request)
    await noteRefund(shop.services, made)
    const failure = { code: 'BAD_REQUEST_ERROR', description: 'Duplicate request', reason: '' }
    throw new GatewayRefusal(failure, 400)
  }
  await shop.run()
  gateway.refund = send
  await shop.passUntil('2026-11-18T12:00:00+05:30')

  expect(await refund.stored()).toMatchObject({ state: 'processed' })
  expect(await db.selectFrom('sandbox_refund').selectAll().execute()).toHaveLength(1)
  expect(await faultsInBooks(db)).toEqual([])
})

test('a refund that an operator makes at the gateway replaces a failed one and is booked once', async () => {
  const { shop, refund, passUntilManual } = await refundedMember(REFUND_FAILS, 29900)
  await passUntilManual()
  const paymentId = refund.gatewayPaymentId

  await noteRefund(shop.services, {
    refundId: 'rfnd_dashboard',
    paymentId,
    key: undefined,
    amountCents: 29900,
    state: 'processed',
  })

  expect(await refund.stored()).toMatchObject({
    state: 'processed',
    provider_refund_id: 'rfnd_dashboard',
  })
  expect(await shop.services.db.selectFrom('refund').selectAll().execute()).toHaveLength(1)
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test('a refund is left to an operator when the gateway never answers', async () => {
  const { shop, refund, passUntilManual } = await refundedMember()
  const { gateway } = shop.services
  gateway.refund = async () => {
    throw new GatewaySilence('timed out')
  }

  await passUntilManual()

  expect(await refund.stored()).toMatchObject({ state: 'manual' })
})
