import { expect, test } from 'vitest'
import { DAY_MS, SECOND_MS } from '#contract/durations.ts'
import type { SandboxOutcome } from '#contract/sandbox-gateway.ts'
import { CUSTOMER, MANDATE, openGatewayOf, orderOf } from '../contract-testing.ts'
import { GatewayRefusal } from '../gateway.ts'

type Played = Awaited<ReturnType<typeof openGatewayOf>>

async function paidBy(outcome: SandboxOutcome, otp?: string) {
  const played = await openGatewayOf('sandbox')
  const { orderId } = await played.order({ mandate: MANDATE })
  const result = await played.payByCard(orderId, outcome, otp)
  const [payment] = await played.gateway.paymentsOf(orderId)
  return { ...played, orderId, result, payment }
}

const pass = ({ clock }: Played, ms: number) => clock.moveTo(new Date(clock.now().getTime() + ms))

async function toldOf(played: Played): Promise<string[]> {
  await played.events()
  return played.told.map(({ event }) => event).filter((event) => !/^(order|token.conf)/.test(event))
}

test.each([
  ['insufficient-funds', 'insufficient_funds'],
  ['cancelled', 'payment_cancelled'],
  ['declined', 'payment_declined'],
  ['timed-out', 'payment_timed_out'],
  ['authentication-failed', 'authentication_failed'],
] as const)('the card "%s" fails with %s, and gives no mandate', async (outcome, reason) => {
  const { result, payment } = await paidBy(outcome)
  expect(result).toMatchObject({ status: 'failed', error: { reason } })
  expect(payment).toMatchObject({ state: 'failed', failure: { reason }, mandate: undefined })
})

test.each([
  [undefined, 'otp_required'],
  ['123', 'failed'],
  ['1234', 'paid'],
  ['123456', 'paid'],
])('the OTP step with %s is %s', async (otp, status) => {
  const { result, payment } = await paidBy('otp-step', otp)
  expect(result.status).toBe(status)
  expect(payment?.state).toBe(
    { otp_required: undefined, failed: 'failed', paid: 'captured' }[status],
  )
})

test.each([
  ['success@razorpay', 'paid'],
  ['failure@razorpay', 'failed'],
  ['nobody@razorpay', 'failed'],
])('UPI by %s is %s', async (vpa, status) => {
  const { order, pay } = await openGatewayOf('sandbox')
  const { orderId } = await order()
  expect(await pay({ method: 'upi', order_id: orderId, vpa })).toMatchObject({ status })
})

test('a card that the sandbox does not know makes no payment', async () => {
  const { order, pay, gateway } = await openGatewayOf('sandbox')
  const { orderId } = await order()
  const result = await pay({ method: 'card', order_id: orderId, number: '4242424242424242' })
  expect(result).toMatchObject({ status: 'failed', error: { reason: 'invalid_card_number' } })
  expect(await gateway.paymentsOf(orderId)).toEqual([])
})

test('an order is paid for once', async () => {
  const { orderId, payByCard, gateway } = await paidBy('success')
  expect(await payByCard(orderId, 'success')).toMatchObject({
    status: 'failed',
    error: { reason: 'order_already_paid' },
  })
  expect(await gateway.paymentsOf(orderId)).toHaveLength(1)
})

test('a late webhook comes after 30 seconds', async () => {
  const played = await paidBy('webhook-late')
  expect(await toldOf(played)).toEqual([])
  pass(played, 31 * SECOND_MS)
  expect(await toldOf(played)).toEqual(['payment.authorized', 'payment.captured'])
})

test('a lost webhook never comes', async () => {
  const played = await paidBy('webhook-lost')
  pass(played, 30 * DAY_MS)
  expect(await toldOf(played)).toEqual([])
  expect(played.payment?.state).toBe('captured')
})

test('a webhook can come three times, as the same event', async () => {
  const played = await paidBy('webhook-three-times')
  const both = ['payment.authorized', 'payment.captured']
  expect(await toldOf(played)).toEqual([...both, ...both, ...both])
  const captured = played.told.filter(({ event }) => event === 'payment.captured')
  expect(new Set(captured.map(({ id }) => id)).size).toBe(1)
})

test('a payment can be told of as captured before it is told of as authorised', async () => {
  const played = await paidBy('captured-before-authorised')
  expect(await toldOf(played)).toEqual(['payment.captured', 'payment.authorized'])
})

test('when the callback is lost, the money is taken all the same', async () => {
  const played = await paidBy('callback-lost')
  expect(played.result).toEqual({ status: 'lost' })
  expect(played.payment?.state).toBe('captured')
  expect(await toldOf(played)).toContain('payment.captured')
})

async function renew(played: Awaited<ReturnType<typeof paidBy>>) {
  const { gateway, payment } = played
  const mandate = payment?.mandate
  if (!mandate) throw new Error('no mandate')
  const asked = orderOf({ customerId: mandate.customerId })
  const { orderId } = await gateway.createOrder(asked)
  return gateway.debit({ ...asked, mandate, orderId, customer: CUSTOMER })
}

test('a card can pass at first and decline every renewal', async () => {
  const played = await paidBy('renewals-decline')
  expect(played.payment?.state).toBe('captured')
  expect(await renew(played)).toMatchObject({
    state: 'failed',
    failure: { reason: 'payment_declined' },
  })
  expect(await toldOf(played)).toContain('payment.failed')
})

test('a mandate can be revoked before the second debit', async () => {
  const played = await paidBy('mandate-revoked')
  pass(played, DAY_MS)
  expect((await played.events()).at(-1)).toEqual({
    kind: 'mandate-revoked',
    tokenId: played.payment?.mandate?.tokenId,
  })
  await expect(renew(played)).rejects.toBeInstanceOf(GatewayRefusal)
})

test.each([
  ['refund-pending', 'pending', 'pending', ['refund.created']],
  ['refund-fails', 'pending', 'failed', ['refund.created', 'refund.failed']],
  ['success', 'processed', 'processed', ['refund.created', 'refund.processed']],
] as const)('with the card "%s" a refund is %s, and after a day %s', async (...expected) => {
  const [outcome, atFirst, later, events] = expected
  const played = await paidBy(outcome)
  const { paymentId = '' } = played.payment ?? {}
  const refund = { paymentId, amountCents: 29900, key: 'refund-0001' }
  expect((await played.gateway.refund(refund)).state).toBe(atFirst)
  pass(played, DAY_MS)
  expect((await played.gateway.refundsOf(paymentId))[0]?.state).toBe(later)
  expect((await toldOf(played)).filter((event) => event.startsWith('refund'))).toEqual(events)
})

test('a payment can be disputed, and the dispute lost', async () => {
  const played = await paidBy('dispute')
  pass(played, 2 * DAY_MS)
  expect((await played.events()).at(-1)).toMatchObject({
    kind: 'dispute-lost',
    dispute: { paymentId: played.payment?.paymentId, amountCents: 29900, isLost: true },
  })
})
