import type { SandboxOutcome, SandboxPayment, SandboxResult } from '#contract/sandbox-gateway.ts'
import type { Database } from '#store/database.ts'
import { addSandboxDeliveries } from '#store/sandbox-gateway/deliveries.ts'
import {
  insertSandboxPayment,
  insertSandboxToken,
  type SandboxOrder,
  type SandboxPaymentRow,
  type SandboxToken,
  sandboxOrder,
  sandboxPaymentsOf,
} from '#store/sandbox-gateway/payments.ts'
import type { Failure } from '../gateway.ts'
import { callbackText, signatureOf } from '../signature.ts'
import { type Bank, NO_SUCH_ID, newId, refuse } from './bank.ts'
import { disputeEntity, orderEntity, paymentEntity, tokenEntity } from './entities.ts'
import { deliveriesOf, type SandboxEvent } from './events.ts'
import { AFTER_MS, simulatePayment } from './outcomes.ts'

interface PaymentToTake {
  order: SandboxOrder
  method: 'card' | 'upi'
  outcome: SandboxOutcome
  /** Undefined if the payment succeeds. */
  failure: Failure | undefined
  /** The mandate to debit; undefined at the checkout. */
  token: SandboxToken | undefined
  now: Date
}

/** Stores the payment of an order and its new mandate, and schedules their webhooks. */
export async function takePayment(
  db: Database,
  request: PaymentToTake,
): Promise<SandboxPaymentRow> {
  const { order, outcome, failure, now } = request
  const isLate = outcome === 'fails-then-late-authorised'
  const newMandate = !request.token && (!failure || isLate) ? newToken(request) : undefined
  const payment: SandboxPaymentRow = {
    id: newId('pay'),
    order_id: order.id,
    amount_cents: order.amount_cents,
    currency: order.currency,
    notes: order.notes,
    method: request.method,
    outcome,
    state: failure ? 'failed' : 'captured',
    failure: failure ? JSON.stringify(failure) : null,
    authorises_at: isLate ? now.getTime() + AFTER_MS.lateAuthorisation : null,
    token_id: (request.token ?? newMandate)?.id ?? null,
    customer_id: order.customer_id ?? request.token?.customer_id ?? null,
    refunded_cents: 0,
    created_at: now.getTime(),
  }
  await db.transaction().execute(async (tx) => {
    if (newMandate) await insertSandboxToken(tx, newMandate)
    await insertSandboxPayment(tx, payment)
    const events = failure ? afterFailure(payment, now) : afterCapture(payment, request, newMandate)
    await addSandboxDeliveries(tx, deliveriesOf(events, outcome))
  })
  return payment
}

function newToken({ order, outcome, now }: PaymentToTake): SandboxToken | undefined {
  if (order.customer_id === null || order.max_amount_cents === null) return undefined
  const isRevoked = outcome === 'mandate-revoked'
  return {
    id: newId('token'),
    customer_id: order.customer_id,
    outcome,
    max_amount_cents: order.max_amount_cents,
    ends_at: isRevoked ? now.getTime() + AFTER_MS.mandateRevoked : null,
    created_at: now.getTime(),
  }
}

function afterFailure(payment: SandboxPaymentRow, now: Date): SandboxEvent[] {
  const failed = {
    event: 'payment.failed',
    entities: { payment: paymentEntity(payment, now) },
    at: now,
  }
  if (payment.authorises_at === null) return [failed]
  const at = new Date(payment.authorises_at)
  const late = {
    event: 'payment.authorized',
    entities: { payment: paymentEntity(payment, at) },
    at,
  }
  return [failed, late]
}

function afterCapture(
  payment: SandboxPaymentRow,
  { order, outcome, now }: PaymentToTake,
  newMandate: SandboxToken | undefined,
): SandboxEvent[] {
  const captured = paymentEntity(payment, now)
  const authorised = paymentEntity({ ...payment, state: 'authorized' }, now)
  return [
    { event: 'payment.authorized', entities: { payment: authorised }, at: now },
    { event: 'payment.captured', entities: { payment: captured }, at: now },
    { event: 'order.paid', entities: { payment: captured, order: orderEntity(order) }, at: now },
    ...(newMandate ? afterMandate(newMandate, now) : []),
    ...(outcome === 'dispute' ? afterDispute(payment, now) : []),
  ]
}

function afterMandate(token: SandboxToken, now: Date): SandboxEvent[] {
  const eventAt = (event: string, at: Date) => ({
    event,
    entities: { token: tokenEntity(token, at) },
    at,
  })
  const confirmed = eventAt('token.confirmed', now)
  if (token.ends_at === null) return [confirmed]
  return [confirmed, eventAt('token.cancelled', new Date(token.ends_at))]
}

function afterDispute(payment: SandboxPaymentRow, now: Date): SandboxEvent[] {
  const eventAt = (event: string, afterMs: number): SandboxEvent => {
    const at = new Date(now.getTime() + afterMs)
    const entities = { payment: paymentEntity(payment, at), dispute: disputeEntity(payment, at) }
    return { event, entities, at }
  }
  return [
    eventAt('payment.dispute.created', AFTER_MS.disputeOpened),
    eventAt('payment.dispute.lost', AFTER_MS.disputeLost),
  ]
}

/** A reader pays at the checkout. With some cards the callback does not report the real outcome. */
export async function payAtCheckout(bank: Bank, request: SandboxPayment): Promise<SandboxResult> {
  const { db, clock, keySecret } = bank
  const order = await sandboxOrder(db, request.order_id)
  if (!order) return failed(refuse(NO_SUCH_ID).failure)
  if (await isPaid(bank, order.id)) return failed(ALREADY_PAID.failure)
  const simulated = simulatePayment(request)
  if (simulated.kind === 'no-payment') return failed(simulated.failure)
  if (simulated.kind === 'otp-required') return { status: 'otp_required' }

  const { method } = request
  const { outcome } = simulated
  const failure = simulated.kind === 'failed' ? simulated.failure : undefined
  const now = clock.now()
  const payment = await takePayment(db, { order, method, outcome, failure, token: undefined, now })
  if (failure) return failed(failure)
  if (outcome === 'callback-lost') return { status: 'lost' }
  const signed = callbackText({ orderId: order.id, paymentId: payment.id })
  return {
    status: 'paid',
    razorpay_payment_id: payment.id,
    razorpay_order_id: order.id,
    razorpay_signature: signatureOf(keySecret, signed),
  }
}

export const ALREADY_PAID = refuse('The order is paid for already', 'order_already_paid')

export async function isPaid({ db }: Bank, orderId: string): Promise<boolean> {
  const payments = await sandboxPaymentsOf(db, orderId)
  return payments.some(({ state }) => state === 'captured')
}

function failed(error: Failure): SandboxResult {
  return { status: 'failed', error }
}
