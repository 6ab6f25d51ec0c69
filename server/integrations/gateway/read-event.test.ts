import { expect, test } from 'vitest'
import { readEvent } from './read-event.ts'

// Events as Razorpay documents them, including fields that we do not read.

const payment = {
  id: 'pay_FPoJKWQQ8lK13n',
  entity: 'payment',
  amount: 50000,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_FPoIcgFzFbCx6F',
  invoice_id: null,
  international: false,
  method: 'card',
  amount_refunded: 0,
  amount_transferred: 0,
  refund_status: null,
  captured: true,
  description: null,
  card_id: 'card_DESp9fNnu0RoNc',
  card: { id: 'card_DESp9fNnu0RoNc', entity: 'card', last4: '8430', network: 'Visa' },
  bank: null,
  wallet: null,
  vpa: null,
  email: 'gaurav.kumar@example.com',
  contact: '+919876543210',
  notes: [],
  fee: 1900,
  tax: 290,
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
  acquirer_data: { auth_code: '828553' },
  created_at: 1597228315,
}

const event = (name: string, payload: Record<string, object>) => ({
  entity: 'event',
  account_id: 'acc_BFQ7uQEaa7j2z7',
  event: name,
  contains: Object.keys(payload),
  payload: Object.fromEntries(Object.entries(payload).map(([key, entity]) => [key, { entity }])),
  created_at: 1597228318,
})

const read = {
  paymentId: payment.id,
  orderId: payment.order_id,
  attemptToken: undefined,
  amountCents: 50000,
  currency: 'INR',
  state: 'captured',
  refundedCents: 0,
  mandate: undefined,
  failure: undefined,
}

test('a captured payment is read, with its mandate and attempt token', () => {
  const token = { token_id: 'token_4lsdksD31GaZ09', customer_id: 'cust_1Aa00000000001' }
  const notes = { attempt_token: 'attempt-1' }
  expect(readEvent(event('payment.captured', { payment }))).toEqual({
    kind: 'payment',
    payment: read,
  })
  expect(
    readEvent(event('payment.captured', { payment: { ...payment, ...token, notes } })),
  ).toEqual({
    kind: 'payment',
    payment: {
      ...read,
      attemptToken: 'attempt-1',
      mandate: { tokenId: token.token_id, customerId: token.customer_id },
    },
  })
})

test('the event of a paid order is read as its payment', () => {
  const order = { id: payment.order_id, entity: 'order', amount: 50000, amount_paid: 50000 }
  expect(readEvent(event('order.paid', { payment, order }))).toEqual({
    kind: 'payment',
    payment: read,
  })
})

test('a failed payment is read with its reason', () => {
  const failed = {
    ...payment,
    status: 'failed',
    captured: false,
    error_code: 'BAD_REQUEST_ERROR',
    error_description: 'Payment failed due to incorrect OTP',
    error_source: 'customer',
    error_step: 'payment_authentication',
    error_reason: 'payment_failed',
  }
  expect(readEvent(event('payment.failed', { payment: failed }))).toEqual({
    kind: 'payment',
    payment: {
      ...read,
      state: 'failed',
      failure: {
        code: 'BAD_REQUEST_ERROR',
        description: 'Payment failed due to incorrect OTP',
        reason: 'payment_failed',
      },
    },
  })
})

test.each([
  ['refund.created', 'processed'],
  ['refund.processed', 'processed'],
  ['refund.failed', 'failed'],
])('%s is read as a refund with the state %s', (name, status) => {
  const refund = {
    id: 'rfnd_FS8TWyPrCsa0OB',
    entity: 'refund',
    amount: 50000,
    currency: 'INR',
    payment_id: payment.id,
    notes: { comment: 'Customer Notes for Webhooks.' },
    receipt: null,
    acquirer_data: { arn: null },
    status,
    speed_processed: 'normal',
    speed_requested: 'optimum',
  }
  expect(readEvent(event(name, { refund, payment }))).toEqual({
    kind: 'refund',
    refund: {
      refundId: refund.id,
      paymentId: payment.id,
      key: undefined,
      amountCents: 50000,
      state: status,
    },
  })
})

test('a cancelled token and a lost dispute are read', () => {
  const token = {
    id: 'token_4lsdksD31GaZ09',
    entity: 'token',
    recurring: true,
    recurring_details: { status: 'cancelled', failure_reason: null },
  }
  expect(readEvent(event('token.cancelled', { token }))).toEqual({
    kind: 'mandate-revoked',
    tokenId: token.id,
  })
  const dispute = {
    id: 'disp_EsIAlDcoUr8CaQ',
    entity: 'dispute',
    payment_id: payment.id,
    amount: 39000,
    currency: 'INR',
    amount_deducted: 39000,
    reason_code: 'processing_error',
    status: 'lost',
    phase: 'chargeback',
  }
  expect(readEvent(event('payment.dispute.lost', { payment, dispute }))).toEqual({
    kind: 'dispute-lost',
    dispute: { disputeId: dispute.id, paymentId: payment.id, amountCents: 39000, isLost: true },
  })
})

test.each([
  ['an event of another kind', event('payment.downtime.started', { payment })],
  [
    'a payment without an order',
    event('payment.captured', { payment: { ...payment, order_id: null } }),
  ],
  [
    'a payment in another currency',
    event('payment.captured', { payment: { ...payment, currency: 'EUR' } }),
  ],
  ['an empty body', {}],
])('%s is ignored', (_what, body) => {
  expect(readEvent(body)).toBeUndefined()
})
