import type { RefundServices } from '#server/payments/refunds/gateway-refunds.ts'
import type { ChangeAuthor } from '#store/audit/record-change.ts'
import type { Database } from '#store/database.ts'
import { refundWith, type StoredRefund } from '#store/payments/refunds.ts'
import { StartError } from '#store/store-config.ts'
import { day, money } from '../in-words.ts'

export interface PaymentsOperator extends RefundServices {
  /** The account of the machine that runs the command. */
  user: string
  author: ChangeAuthor
}

export async function findRefund(db: Database, id: string): Promise<StoredRefund> {
  const refund = await refundWith(db, id)
  if (!refund) throw new StartError(`There is no refund ${id}.`)
  return refund
}

export function nameOf({ id, amount_cents, currency }: StoredRefund): string {
  return `Refund ${id} of ${money(amount_cents, currency)}`
}

/** Follows the name of the refund in a sentence. */
export function progressOf(refund: StoredRefund): string {
  if (refund.state !== 'processed') return `is in progress (${refund.state})`
  return `was paid ${wayOfPayment(refund)}`
}

function wayOfPayment({ processed_at, transferred_on, transfer_reference }: StoredRefund): string {
  if (transferred_on === null) return `by the gateway on ${day(processed_at ?? 0)}`
  return `by bank transfer on ${transferred_on}, reference ${transfer_reference}`
}

/** Why the gateway did not pay it. */
export function failureOf({ failure, tries }: StoredRefund): string {
  const failed = failure ?? (tries > 0 ? 'The gateway did not carry it out' : undefined)
  return failed ? `${failed} (tries: ${tries})` : 'The gateway has never confirmed it'
}
