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
import { deliveriesOf, type Happening } from './events.ts'
import { AFTER_MS, courseOf } from './outcomes.ts'

interface Taking {
  order: SandboxOrder
  method: 'card' | 'upi'
  outcome: SandboxOutcome
  /** None when the money is taken. */
  failure: Failure | undefined
  /** The mandate that it is debited by; none at the checkout. */
  token: SandboxToken | undefined
  now: Date
}

/** Takes the money for an order or fails to, gives the mandate that was asked for, and tells of it. */
export async function takePayment(db: Database, taking: Taking): Promise<SandboxPaymentRow> {
  const { order, outcome, failure, now } = taking
  const isLate = outcome === 'fails-then-late-authorised'
  const given = !taking.token && (!failure || isLate) ? newToken(taking) : undefined
  const payment: SandboxPaymentRow = {
    id: newId('pay'),
    order_id: order.id,
    amount_cents: order.amount_cents,
    currency: order.currency,
    notes: order.notes,
    method: taking.method,
    outcome,
    state: failure ? 'failed' : 'captured',
    failure: failure ? JSON.stringify(failure) : null,
    authorises_at: isLate ? now.getTime() + AFTER_MS.lateAuthorisation : null,
    token_id: (taking.token ?? given)?.id ?? null,
    customer_id: order.customer_id ?? taking.token?.customer_id ?? null,
    refunded_cents: 0,
    created_at: now.getTime(),
  }
  await db.transaction().execute(async (tx) => {
    if (given) await insertSandboxToken(tx, given)
    await insertSandboxPayment(tx, payment)
    const happenings = failure ? afterFailure(payment, now) : afterCapture(payment, taking, given)
    await addSandboxDeliveries(tx, deliveriesOf(happenings, outcome))
  })
  return payment
}

function newToken({ order, outcome, now }: Taking): SandboxToken | undefined {
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

function afterFailure(payment: SandboxPaymentRow, now: Date): Happening[] {
  const failed = {
    event: 'payment.failed',
    about: { payment: paymentEntity(payment, now) },
    at: now,
  }
  if (payment.authorises_at === null) return [failed]
  const at = new Date(payment.authorises_at)
  const late = { event: 'payment.authorized', about: { payment: paymentEntity(payment, at) }, at }
  return [failed, late]
}

function afterCapture(
  payment: SandboxPaymentRow,
  { order, outcome, now }: Taking,
  given: SandboxToken | undefined,
): Happening[] {
  const captured = paymentEntity(payment, now)
  const authorised = paymentEntity({ ...payment, state: 'authorized' }, now)
  return [
    { event: 'payment.authorized', about: { payment: authorised }, at: now },
    { event: 'payment.captured', about: { payment: captured }, at: now },
    { event: 'order.paid', about: { payment: captured, order: orderEntity(order) }, at: now },
    ...(given ? afterMandate(given, now) : []),
    ...(outcome === 'dispute' ? afterDispute(payment, now) : []),
  ]
}

function afterMandate(token: SandboxToken, now: Date): Happening[] {
  const told = (event: string, at: Date) => ({
    event,
    about: { token: tokenEntity(token, at) },
    at,
  })
  const confirmed = told('token.confirmed', now)
  if (token.ends_at === null) return [confirmed]
  return [confirmed, told('token.cancelled', new Date(token.ends_at))]
}

function afterDispute(payment: SandboxPaymentRow, now: Date): Happening[] {
  const told = (event: string, afterMs: number): Happening => {
    const at = new Date(now.getTime() + afterMs)
    const about = { payment: paymentEntity(payment, at), dispute: disputeEntity(payment, at) }
    return { event, about, at }
  }
  return [
    told('payment.dispute.created', AFTER_MS.disputeOpened),
    told('payment.dispute.lost', AFTER_MS.disputeLost),
  ]
}

/** A reader pays at the checkout. What they hear of it is not always what happened. */
export async function payAtCheckout(bank: Bank, asked: SandboxPayment): Promise<SandboxResult> {
  const { db, clock, keySecret } = bank
  const order = await sandboxOrder(db, asked.order_id)
  if (!order) return failed(refuse(NO_SUCH_ID).failure)
  if (await isPaid(bank, order.id)) return failed(ALREADY_PAID.failure)
  const course = courseOf(asked)
  if (course.kind === 'no-payment') return failed(course.failure)
  if (course.kind === 'otp-required') return { status: 'otp_required' }

  const { method } = asked
  const { outcome } = course
  const failure = course.kind === 'failed' ? course.failure : undefined
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
