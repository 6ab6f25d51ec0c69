import { refundPayment as requestRefund } from '#server/payments/refunds/refunds.ts'
import { invoiceOfRefund } from '#store/payments/invoices.ts'
import { findPayment, type PaymentOfReader } from '#store/payments/payments.ts'
import { StartError } from '#store/store-config.ts'
import type { Operator } from '../context.ts'
import { money } from '../in-words.ts'
import type { Reason } from '../options.ts'
import type { Output } from '../output.ts'
import { runAudited } from '../run-audited.ts'

export interface RefundOptions extends Reason {
  amount?: string
}

/** Refunds an amount, or all that was not refunded yet. */
export async function refundPayment(
  operator: Operator,
  name: string,
  options: RefundOptions,
): Promise<Output> {
  return runAudited(operator, options, async (tx) => {
    const payment = await findPayment(tx, name)
    if (!payment) throw new StartError(`There is no payment ${name}.`)
    const amountCents = amountOf(payment, options.amount)
    const request = { paymentId: payment.id, amountCents, at: operator.now }
    const refundId = await requestRefund(tx, { ...request, reason: 'operator' })
    const amount = money(amountCents, payment.currency)
    const note = (await invoiceOfRefund(tx, refundId))?.number
    const text = `${amount} of payment ${payment.id} will be refunded: refund ${refundId}, credit note ${note}.`
    const details = { payment: payment.id, refund: refundId, amount }
    return {
      what: 'refund',
      readerId: payment.readerId,
      details,
      change: {
        action: 'payment.refunded',
        object: { reader_id: payment.readerId, refund_id: refundId, payment_id: payment.id },
        before: null,
        after: { amount_cents: amountCents, currency: payment.currency },
      },
      output: { text, json: { ...details, credit_note: note } },
    }
  })
}

function amountOf(
  { id, state, amount_cents, refunded_cents, currency }: PaymentOfReader,
  typed: string | undefined,
): number {
  const left = amount_cents - refunded_cents
  if (state !== 'captured' || left <= 0) throw new StartError(`Nothing of ${id} is left to refund.`)
  if (typed === undefined) return left
  const cents = /^\d{1,8}(\.\d{2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0
  if (cents > 0 && cents <= left) return cents
  throw new StartError(`--amount must be from 0.01 to what is left, ${money(left, currency)}.`)
}
