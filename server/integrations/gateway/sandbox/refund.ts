import { SandboxOutcome } from '#contract/sandbox-gateway.ts'
import { addSandboxDeliveries } from '#store/sandbox-gateway/deliveries.ts'
import {
  type SandboxPaymentRow,
  sandboxPayment,
  takeFromSandboxPayment,
} from '#store/sandbox-gateway/payments.ts'
import {
  insertSandboxRefund,
  type SandboxRefund,
  sandboxRefund,
} from '#store/sandbox-gateway/refunds.ts'
import type { RefundRequest } from '../razorpay-api.ts'
import { type Bank, NO_SUCH_ID, refuse } from './bank.ts'
import { paymentEntity, refundEntity } from './entities.ts'
import { deliveriesOf, type Happening } from './events.ts'
import { newId } from './new-id.ts'
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
    // One that fails leaves the payment as it was.
    const taken = refund.fails_at === null ? amount : 0
    if (amount <= 0 || !(await takeFromSandboxPayment(tx, paymentId, taken))) {
      throw refuse('The refund amount provided is greater than amount captured')
    }
    await addSandboxDeliveries(tx, deliveriesOf(afterRefund(refund, payment, now), outcome))
    return true
  })
  return isNew ? refund : sameRefund(bank, refund)
}

/** The one that was asked for with this key before. */
async function sameRefund({ db }: Bank, asked: SandboxRefund): Promise<SandboxRefund> {
  const before = await sandboxRefund(db, asked.key)
  if (before?.payment_id === asked.payment_id && before.amount_cents === asked.amount_cents) {
    return before
  }
  throw refuse('Different request with the same idempotency key')
}

function afterRefund(refund: SandboxRefund, payment: SandboxPaymentRow, now: Date): Happening[] {
  const told = (event: string, at: Date): Happening => ({
    event,
    about: { payment: paymentEntity(payment, at), refund: refundEntity(refund, at) },
    at,
  })
  const created = told('refund.created', now)
  if (refund.fails_at !== null) return [created, told('refund.failed', new Date(refund.fails_at))]
  return refund.state === 'processed' ? [created, told('refund.processed', now)] : [created]
}
