import { expect, test } from 'vitest'
import { DAY_MS, SECOND_MS } from '#contract/durations.ts'
import type { SandboxOutcome } from '#contract/sandbox-gateway.ts'
import { CUSTOMER, MANDATE, openGatewayOf, orderOf } from '../contract-testing.ts'
import { GatewayRefusal } from '../gateway.ts'

type OpenGateway = Awaited<ReturnType<typeof openGatewayOf>>

async function payBy(outcome: SandboxOutcome, otp?: string) {
  const opened = await openGatewayOf('sandbox')
  const { orderId } = await opened.order({ mandate: MANDATE })
  const result = await opened.payByCard(orderId, outcome, otp)
  const [payment] = await opened.gateway.paymentsOf(orderId)
  return { ...opened, orderId, result, payment }
}

const advance = ({ clock }: OpenGateway, ms: number) =>
  clock.moveTo(new Date(clock.now().getTime() + ms))

async function eventNames(opened: OpenGateway): Promise<string[]> {
  await opened.events()
  return opened.received
    .map(({ event }) => event)
    .filter((event) => !/^(order|token.conf)/.test(event))
}

test.each([
  ['insufficient-funds', 'insufficient_funds'],
  ['cancelled', 'payment_cancelled'],
  ['declined', 'payment_declined'],
  ['timed-out', 'payment_timed_out'],
  ['authentication-failed', 'authentication_failed'],
] as const)('the card "%s" fails with %s and creates no mandate', async (outcome, reason) => {
  const { result, payment } = await payBy(outcome)
  expect(result).toMatchObject({ status: 'failed', error: { reason } })
  expect(payment).toMatchObject({ state: 'failed', failure: { reason }, mandate: undefined })
})

test.each([
  [undefined, 'otp_required'],
  ['123', 'failed'],
  ['1234', 'paid'],
  ['123456', 'paid'],
])('the OTP step with the OTP %s ends as %s', async (otp, status) => {
  const { result, payment } = await payBy('otp-step', otp)
  expect(result.status).toBe(status)
  expect(payment?.state).toBe(
    { otp_required: undefined, failed: 'failed', paid: 'captured' }[status],
  )
})

test.each([
  ['success@razorpay', 'paid'],
  ['failure@razorpay', 'failed'],
  ['nobody@razorpay', 'failed'],
])('a UPI payment with %s is %s', async (vpa, status) => {
  const { order, pay } = await openGatewayOf('sandbox')
  const { orderId } = await order()
  expect(await pay({ method: 'upi', order_id: orderId, vpa })).toMatchObject({ status })
})

test('an unknown card makes no payment', async () => {
  const { order, pay, gateway } = await openGatewayOf('sandbox')
  const { orderId } = await order()
  const result = await pay({ method: 'card', order_id: orderId, number: '4242424242424242' })
  expect(result).toMatchObject({ status: 'failed', error: { reason: 'invalid_card_number' } })
  expect(await gateway.paymentsOf(orderId)).toEqual([])
})

test('an order can be paid once', async () => {
  const { orderId, payByCard, gateway } = await payBy('success')
  expect(await payByCard(orderId, 'success')).toMatchObject({
    status: 'failed',
    error: { reason: 'order_already_paid' },
  })
  expect(await gateway.paymentsOf(orderId)).toHaveLength(1)
})

test('a late webhook is sent after 30 seconds', async () => {
  const opened = await payBy('webhook-late')
  expect(await eventNames(opened)).toEqual([])
  advance(opened, 31 * SECOND_MS)
  expect(await eventNames(opened)).toEqual(['payment.authorized', 'payment.captured'])
})

test('a lost webhook is never sent', async () => {
  const opened = await payBy('webhook-lost')
  advance(opened, 30 * DAY_MS)
  expect(await eventNames(opened)).toEqual([])
  expect(opened.payment?.state).toBe('captured')
})

test('a webhook can be sent three times with the same event id', async () => {
  const opened = await payBy('webhook-three-times')
  const both = ['payment.authorized', 'payment.captured']
  expect(await eventNames(opened)).toEqual([...both, ...both, ...both])
  const captured = opened.received.filter(({ event }) => event === 'payment.captured')
  expect(new Set(captured.map(({ id }) => id)).size).toBe(1)
})

test('the event captured can be sent before the event authorised', async () => {
  const opened = await payBy('captured-before-authorised')
  expect(await eventNames(opened)).toEqual(['payment.captured', 'payment.authorized'])
})

test('a payment with a lost callback is captured', async () => {
  const opened = await payBy('callback-lost')
  expect(opened.result).toEqual({ status: 'lost' })
  expect(opened.payment?.state).toBe('captured')
  expect(await eventNames(opened)).toContain('payment.captured')
})

async function renew(opened: Awaited<ReturnType<typeof payBy>>) {
  const { gateway, payment } = opened
  const mandate = payment?.mandate
  if (!mandate) throw new Error('no mandate')
  const order = orderOf({ customerId: mandate.customerId })
  const { orderId } = await gateway.createOrder(order)
  return gateway.debit({ ...order, mandate, orderId, customer: CUSTOMER })
}

test('a card can accept the first payment and decline every renewal', async () => {
  const opened = await payBy('renewals-decline')
  expect(opened.payment?.state).toBe('captured')
  expect(await renew(opened)).toMatchObject({
    state: 'failed',
    failure: { reason: 'payment_declined' },
  })
  expect(await eventNames(opened)).toContain('payment.failed')
})

test('a mandate can be revoked before the second debit', async () => {
  const opened = await payBy('mandate-revoked')
  advance(opened, DAY_MS)
  expect((await opened.events()).at(-1)).toEqual({
    kind: 'mandate-revoked',
    tokenId: opened.payment?.mandate?.tokenId,
  })
  await expect(renew(opened)).rejects.toBeInstanceOf(GatewayRefusal)
})

test.each([
  ['refund-pending', 'pending', 'pending', ['refund.created']],
  ['refund-fails', 'pending', 'failed', ['refund.created', 'refund.failed']],
  ['success', 'processed', 'processed', ['refund.created', 'refund.processed']],
] as const)(
  'with the card "%s" a refund is %s at first and %s after a day',
  async (...expected) => {
    const [outcome, atFirst, later, events] = expected
    const opened = await payBy(outcome)
    const { paymentId = '' } = opened.payment ?? {}
    const refund = { paymentId, amountCents: 29900, key: 'refund-0001' }
    expect((await opened.gateway.refund(refund)).state).toBe(atFirst)
    advance(opened, DAY_MS)
    expect((await opened.gateway.refundsOf(paymentId))[0]?.state).toBe(later)
    expect((await eventNames(opened)).filter((event) => event.startsWith('refund'))).toEqual(events)
  },
)

test('a payment can be disputed and the dispute be lost', async () => {
  const opened = await payBy('dispute')
  advance(opened, 2 * DAY_MS)
  expect((await opened.events()).at(-1)).toMatchObject({
    kind: 'dispute-lost',
    dispute: { paymentId: opened.payment?.paymentId, amountCents: 29900, isLost: true },
  })
})
