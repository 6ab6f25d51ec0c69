import { parseArgs } from 'node:util'
import { type ManualRefund, manualRefunds, waitingSince } from '#store/payments/refunds.ts'
import { day, money } from '../members/in-words.ts'
import { type PaymentsOperator, reasonOf } from './refund-named.ts'

/** Refunds that need an operator. */
export async function list({ db }: PaymentsOperator, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } })
  const refunds = await manualRefunds(db)
  if (values.json) return JSON.stringify(refunds.map(asJson), null, 2)
  return refunds.map(line).join('\n') || 'No refund needs an operator.'
}

function line(refund: ManualRefund): string {
  return [
    `${refund.id}  ${money(refund.amount_cents, refund.currency)}  since ${day(waitingSince(refund))}`,
    `  reader ${refund.reader_id}, payment ${refund.payment_id} (${refund.provider_payment_id})`,
    `  ${reasonOf(refund)}`,
  ].join('\n')
}

function asJson(refund: ManualRefund) {
  return {
    id: refund.id,
    reader_id: refund.reader_id,
    payment_id: refund.payment_id,
    provider_payment_id: refund.provider_payment_id,
    provider_refund_id: refund.provider_refund_id,
    amount_cents: refund.amount_cents,
    currency: refund.currency,
    requested_at: new Date(refund.requested_at).toISOString(),
    since: new Date(waitingSince(refund)).toISOString(),
    reason: reasonOf(refund),
  }
}
