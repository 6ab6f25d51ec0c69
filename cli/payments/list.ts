import type { Database } from '#store/database.ts'
import { type ManualRefund, manualRefunds, waitingSince } from '#store/payments/refunds.ts'
import { day, money } from '../in-words.ts'
import type { Output } from '../output.ts'
import { failureOf } from './named-refund.ts'

export async function listRefunds(db: Database): Promise<Output> {
  const refunds = await manualRefunds(db)
  return {
    text: refunds.map(lines).join('\n') || 'No refund needs an operator.',
    json: refunds.map(forPrograms),
  }
}

function lines(refund: ManualRefund): string {
  return [
    `${refund.id}  ${money(refund.amount_cents, refund.currency)}  since ${day(waitingSince(refund))}`,
    `  reader ${refund.reader_id}, payment ${refund.payment_id} (${refund.provider_payment_id})`,
    `  ${failureOf(refund)}`,
  ].join('\n')
}

function forPrograms(refund: ManualRefund) {
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
    reason: failureOf(refund),
  }
}
