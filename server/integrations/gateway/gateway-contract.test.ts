import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { CUSTOMER, MANDATE, openGatewayOf, orderOf } from './contract-testing.ts'
import { GatewayRefusal } from './gateway.ts'

/** What our code relies on with both gateways. */
describe.each(['sandbox', 'razorpay'] as const)('%s', (kind) => {
  test('a paid order has a captured payment with our attempt token', async () => {
    const { gateway, order, payByCard } = await openGatewayOf(kind)
    const { orderId } = await order({ notes: { attempt_token: 'attempt-1' } })

    const paid = await payByCard(orderId, 'success')

    if (paid.status !== 'paid') throw new Error(paid.status)
    const payment = await gateway.fetchPayment(paid.razorpay_payment_id)
    expect(payment).toEqual({
      paymentId: paid.razorpay_payment_id,
      orderId,
      attemptToken: 'attempt-1',
      amountCents: 29900,
      currency: 'INR',
      state: 'captured',
      refundedCents: 0,
      mandate: undefined,
      failure: undefined,
    })
    expect(await gateway.paymentsOf(orderId)).toEqual([payment])
  })

  test("the callback's signature is valid only for its order and payment", async () => {
    const { gateway, order, payByCard } = await openGatewayOf(kind)
    const { orderId } = await order()
    const paid = await payByCard(orderId, 'success')
    if (paid.status !== 'paid') throw new Error(paid.status)
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid

    expect(gateway.isCallbackSigned({ orderId, paymentId, signature })).toBe(true)
    const other = await order()
    expect(gateway.isCallbackSigned({ orderId: other.orderId, paymentId, signature })).toBe(false)
    expect(gateway.isCallbackSigned({ orderId, paymentId: 'pay_x', signature })).toBe(false)
    expect(gateway.isCallbackSigned({ orderId, paymentId, signature: '' })).toBe(false)
  })

  test('the signature of an event covers its raw body', async () => {
    const { gateway, order, payByCard, events, received } = await openGatewayOf(kind)
    await payByCard((await order()).orderId, 'success')
    await events()

    const [first] = received
    if (!first) throw new Error('no event was received')
    expect(gateway.isEventSigned(first.body, first.signature)).toBe(true)
    expect(gateway.isEventSigned(`${first.body} `, first.signature)).toBe(false)
    expect(gateway.isEventSigned(first.body, first.signature.replace(/./, 'g'))).toBe(false)
  })

  test('the events of a payment are first authorised, then captured', async () => {
    const { order, payByCard, events } = await openGatewayOf(kind)
    const { orderId } = await order()
    await payByCard(orderId, 'success')

    const received = await events()

    expect(received.map((event) => event?.kind === 'payment' && event.payment.state)).toEqual([
      'authorised',
      'captured',
      'captured',
    ])
    expect(received).toMatchObject([{ payment: { orderId } }, {}, {}])
  })

  test('a declined payment has the reason', async () => {
    const { gateway, order, payByCard, events } = await openGatewayOf(kind)
    const { orderId } = await order()

    const result = await payByCard(orderId, 'insufficient-funds')

    expect(result).toMatchObject({ status: 'failed', error: { reason: 'insufficient_funds' } })
    const [payment] = await gateway.paymentsOf(orderId)
    expect(payment).toMatchObject({ state: 'failed', failure: { reason: 'insufficient_funds' } })
    expect(await events()).toEqual([{ kind: 'payment', payment }])
  })

  test('an order can be found by its receipt, with its customer', async () => {
    const { gateway } = await openGatewayOf(kind)
    const newOrder = orderOf({ mandate: MANDATE })
    const order = await gateway.createOrder(newOrder)
    expect(order.customerId).toMatch(/^cust_/)
    expect(await gateway.findOrder(newOrder.receipt)).toEqual(order)
    expect(await gateway.findOrder('of-nobody')).toBeUndefined()
  })

  test('an order of zero is refused', async () => {
    const { gateway } = await openGatewayOf(kind)
    const refused = gateway.createOrder(orderOf({ amountCents: 0 }))
    await expect(refused).rejects.toBeInstanceOf(GatewayRefusal)
    await expect(refused).rejects.toMatchObject({ failure: { code: 'BAD_REQUEST_ERROR' } })
  })

  test('fetching an unknown payment is refused', async () => {
    const { gateway } = await openGatewayOf(kind)
    await expect(gateway.fetchPayment('pay_none')).rejects.toBeInstanceOf(GatewayRefusal)
  })

  test('a key makes one refund, and refunds never exceed the payment', async () => {
    const { gateway, order, payByCard } = await openGatewayOf(kind)
    const { orderId } = await order()
    await payByCard(orderId, 'success')
    const [payment] = await gateway.paymentsOf(orderId)
    const paymentId = payment?.paymentId ?? ''
    const part = { paymentId, amountCents: 9900, key: 'refund-0001' }

    const refund = await gateway.refund(part)
    expect(await gateway.refund(part)).toEqual(refund)

    expect(refund).toMatchObject({ paymentId, amountCents: 9900, key: 'refund-0001' })
    expect(refund.state).toBe('processed')
    expect(await gateway.refundsOf(paymentId)).toEqual([refund])
    expect(await gateway.fetchRefund(refund.refundId)).toEqual(refund)
    await expect(gateway.fetchRefund('rfnd_none')).rejects.toBeInstanceOf(GatewayRefusal)
    expect(await gateway.fetchPayment(paymentId)).toMatchObject({ refundedCents: 9900 })
    const more = { paymentId, amountCents: 20001, key: 'refund-0002' }
    await expect(gateway.refund(more)).rejects.toBeInstanceOf(GatewayRefusal)
    const same = { ...part, amountCents: 9901 }
    await expect(gateway.refund(same)).rejects.toBeInstanceOf(GatewayRefusal)
    await gateway.refund({ paymentId, amountCents: 20000, key: 'refund-0003' })
    expect(await gateway.fetchPayment(paymentId)).toMatchObject({
      state: 'captured',
      refundedCents: 29900,
    })
  })

  test('a mandate can be debited up to its amount until it is cancelled', async () => {
    const { gateway, order, payByCard } = await openGatewayOf(kind)
    const { orderId } = await order({ mandate: MANDATE })
    await payByCard(orderId, 'success')
    const [first] = await gateway.paymentsOf(orderId)
    const mandate = first?.mandate
    if (!mandate) throw new Error('no mandate')
    const renewal = async (amountCents: number) => {
      const newOrder = orderOf({ amountCents, customerId: mandate.customerId })
      const { notes, currency } = newOrder
      const { orderId } = await gateway.createOrder(newOrder)
      return { mandate, orderId, amountCents, currency, notes, customer: CUSTOMER }
    }

    const debit = await renewal(29900)
    expect(await gateway.debit(debit)).toMatchObject({
      orderId: debit.orderId,
      state: 'captured',
      attemptToken: debit.notes.attempt_token,
      mandate,
    })
    await expect(gateway.debit(debit)).rejects.toBeInstanceOf(GatewayRefusal)
    await expect(gateway.debit(await renewal(29901))).rejects.toBeInstanceOf(GatewayRefusal)

    expect(await gateway.isMandateActive(mandate)).toBe(true)
    await gateway.cancelMandate(mandate)
    await gateway.cancelMandate(mandate)
    expect(await gateway.isMandateActive(mandate)).toBe(false)
    expect(await gateway.isMandateActive({ ...mandate, tokenId: 'token_none' })).toBe(false)
    await expect(gateway.debit(await renewal(29900))).rejects.toBeInstanceOf(GatewayRefusal)
  })

  test('a dispute is unknown before it opens, and open until it is lost', async () => {
    const { gateway, order, payByCard, clock, events } = await openGatewayOf(kind)
    await payByCard((await order()).orderId, 'dispute')
    const paidAt = clock.now().getTime()
    clock.moveTo(new Date(paidAt + 2 * DAY_MS))
    const event = (await events()).at(-1)
    if (event?.kind !== 'dispute-lost') throw new Error('no dispute')
    const { disputeId } = event.dispute

    expect(await gateway.fetchDispute(disputeId)).toEqual(event.dispute)
    clock.moveTo(new Date(paidAt + DAY_MS))
    expect(await gateway.fetchDispute(disputeId)).toEqual({ ...event.dispute, isLost: false })
    clock.moveTo(new Date(paidAt))
    await expect(gateway.fetchDispute(disputeId)).rejects.toBeInstanceOf(GatewayRefusal)
  })

  test('a payment that was authorised late can be captured, and only once', async () => {
    const { gateway, order, payByCard, clock, events } = await openGatewayOf(kind)
    const { orderId } = await order()
    await payByCard(orderId, 'fails-then-late-authorised')
    const [failed] = await gateway.paymentsOf(orderId)
    expect(failed).toMatchObject({ state: 'failed', failure: {} })
    const { paymentId = '' } = failed ?? {}
    const capture = { paymentId, amountCents: 29900, currency: 'INR' } as const
    await expect(gateway.capture(capture)).rejects.toBeInstanceOf(GatewayRefusal)

    clock.moveTo(new Date(clock.now().getTime() + 61 * 60_000))

    expect(await gateway.fetchPayment(paymentId)).toMatchObject({ state: 'authorised' })
    expect(await events()).toMatchObject([
      { payment: { state: 'failed' } },
      { payment: { state: 'authorised', failure: undefined } },
    ])
    expect(await gateway.capture(capture)).toMatchObject({ state: 'captured' })
    expect(await gateway.capture(capture)).toMatchObject({ state: 'captured', failure: undefined })
  })
})
