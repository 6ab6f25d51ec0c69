import { SandboxOutcome } from '#contract/sandbox-gateway.ts'
import { addSandboxDeliveries } from '#store/sandbox-gateway/deliveries.ts'
import {
  captureSandboxPayment,
  insertSandboxRefund,
  type SandboxPaymentRow,
  type SandboxRefund,
  sandboxPayment,
  sandboxRefund,
  takeFromSandboxPayment,
} from '#store/sandbox-gateway/payments.ts'
import type { RefundRequest } from '../razorpay-api.ts'
import { type Bank, NO_SUCH_ID, newId, refuse } from './bank.ts'
import { paymentEntity, refundEntity, statusOf } from './entities.ts'
import { deliveriesOf, type SandboxEvent } from './events.ts'
import { AFTER_MS } from './outcomes.ts'

export async function refundPayment(
  bank: Bank,
  paymentId: string,
  { amount, receipt }: RefundRequest,
): Promise<SandboxRefund> {
  const { db, clock } = bank
  const payment = await sandboxPayment(db, paymentId)
  if (!payment) throw refuse(NO_SUCH_ID)
  const now = clock.now()
  const outcome = SandboxOutcome.parse(payment.outcome)
  const refund: SandboxRefund = {
    id: newId('rfnd'),
    payment_id: paymentId,
    key: receipt,
    amount_cents: amount,
    state: outcome === 'refund-pending' || outcome === 'refund-fails' ? 'pending' : 'processed',
    fails_at: outcome === 'refund-fails' ? now.getTime() + AFTER_MS.refundFailed : null,
    created_at: now.getTime(),
  }
  const isNew = await db.transaction().execute(async (tx) => {
    if (!(await insertSandboxRefund(tx, refund))) return false
    // A refund that will fail does not reduce the payment.
    const refunded = refund.fails_at === null ? amount : 0
    if (amount <= 0 || !(await takeFromSandboxPayment(tx, paymentId, refunded))) {
      throw refuse('The refund amount provided is greater than amount captured')
    }
    await addSandboxDeliveries(tx, deliveriesOf(afterRefund(refund, payment, now), outcome))
    return true
  })
  return isNew ? refund : sameRefund(bank, refund)
}

/** The earlier refund with the same key. */
async function sameRefund({ db }: Bank, request: SandboxRefund): Promise<SandboxRefund> {
  const earlier = await sandboxRefund(db, request.key)
  if (earlier?.payment_id === request.payment_id && earlier.amount_cents === request.amount_cents) {
    return earlier
  }
  throw refuse('Different request with the same idempotency key')
}

function afterRefund(refund: SandboxRefund, payment: SandboxPaymentRow, now: Date): SandboxEvent[] {
  const eventAt = (event: string, at: Date): SandboxEvent => ({
    event,
    entities: { payment: paymentEntity(payment, at), refund: refundEntity(refund, at) },
    at,
  })
  const created = eventAt('refund.created', now)
  if (refund.fails_at !== null)
    return [created, eventAt('refund.failed', new Date(refund.fails_at))]
  return refund.state === 'processed' ? [created, eventAt('refund.processed', now)] : [created]
}

export async function capturePayment(
  { db, clock }: Bank,
  id: string,
  amount: number,
): Promise<SandboxPaymentRow> {
  const now = clock.now()
  const before = await sandboxPayment(db, id)
  if (!before) throw refuse(NO_SUCH_ID)
  if (before.amount_cents !== amount) throw refuse('The amount is not what was authorised')
  if (statusOf(before, now) !== 'authorized')
    throw refuse('Only authorised payments can be captured')
  const payment = { ...before, state: 'captured', failure: null } as const
  const entities = { payment: paymentEntity(payment, now) }
  const captured = [{ event: 'payment.captured', entities, at: now }]
  await db.transaction().execute(async (tx) => {
    if (!(await captureSandboxPayment(tx, id))) throw refuse('The payment is captured already')
    await addSandboxDeliveries(tx, deliveriesOf(captured, SandboxOutcome.parse(payment.outcome)))
  })
  return payment
}

/** The payment of a dispute. Refuses before the dispute has opened. */
export async function disputedPayment(
  { db, clock }: Bank,
  disputeId: string,
): Promise<SandboxPaymentRow> {
  const payment = await sandboxPayment(db, disputeId.replace('disp_', 'pay_'))
  const isDisputed = payment?.outcome === 'dispute' && payment.state === 'captured'
  const openedAt = isDisputed
    ? payment.created_at + AFTER_MS.disputeOpened
    : Number.POSITIVE_INFINITY
  if (!payment || clock.now().getTime() < openedAt) throw refuse(NO_SUCH_ID)
  return payment
}
