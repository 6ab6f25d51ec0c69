import type { SandboxPayment, SandboxResult } from '#contract/sandbox-gateway.ts'
import { sandboxOrder } from '#store/sandbox-gateway/orders.ts'
import { sandboxPaymentsOf } from '#store/sandbox-gateway/payments.ts'
import type { Failure } from '../gateway.ts'
import { callbackText, signatureOf } from '../signature.ts'
import { type Bank, NO_SUCH_ID, refuse } from './bank.ts'
import { courseOf } from './outcomes.ts'
import { takePayment } from './take-payment.ts'

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
