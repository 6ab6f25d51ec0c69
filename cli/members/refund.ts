import { parseArgs } from 'node:util'
import { requestRefund } from '#server/payments/refunds.ts'
import { invoiceOfRefund } from '#store/payments/invoices.ts'
import { findPayment, type PaymentOfReader } from '#store/payments/reader-history.ts'
import { StartError } from '#store/store-config.ts'
import { ACT_OPTIONS, act, type Operator } from './act.ts'
import { money } from './in-words.ts'

/** Of what was not refunded yet: all of it, unless an amount is named. */
export async function refund(operator: Operator, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    options: { ...ACT_OPTIONS, amount: { type: 'string' } },
    allowPositionals: true,
  })
  const [called = '', ...more] = positionals
  if (!called || more.length > 0) {
    throw new StartError('Name one payment, by its id or by the number of its invoice.')
  }
  const { now } = operator
  return act(operator, values, async (tx) => {
    const payment = await findPayment(tx, called)
    if (!payment) throw new StartError(`There is no payment ${called}.`)
    const amountCents = amountOf(payment, values.amount)
    const asked = { paymentId: payment.id, amountCents, reason: 'operator', at: now } as const
    const refundId = await requestRefund(tx, asked)
    const amount = money(amountCents, payment.currency)
    const note = (await invoiceOfRefund(tx, refundId))?.number
    const result = `${amount} of ${payment.id} goes back: refund ${refundId}, credit note ${note}.`
    const details = { payment: payment.id, refund: refundId, amount }
    return { what: 'refund', readerId: payment.readerId, details, result }
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
