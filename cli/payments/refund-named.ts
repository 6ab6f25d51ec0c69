import type { RefundServices } from '#server/payments/refunds/note-refund.ts'
import { refundWith, type StoredRefund } from '#store/payments/refunds.ts'
import { StartError } from '#store/store-config.ts'
import { day, money } from '../members/in-words.ts'

export interface PaymentsOperator extends RefundServices {
  /** The user of the machine, unless the command says otherwise. */
  user: string
}

/** The one refund that an operator typed. */
export async function refundNamed(
  { db }: PaymentsOperator,
  [id, ...more]: string[],
): Promise<StoredRefund> {
  if (!id || more.length > 0) throw new StartError('Name one refund, by its id.')
  const refund = await refundWith(db, id)
  if (!refund) throw new StartError(`There is no refund ${id}.`)
  return refund
}

export function named({ id, amount_cents, currency }: StoredRefund): string {
  return `Refund ${id} of ${money(amount_cents, currency)}`
}

/** Follows its name in a sentence. */
export function standing(refund: StoredRefund): string {
  if (refund.state !== 'processed') return `is on its way (${refund.state})`
  return `was paid ${wayOfPayment(refund)}`
}

function wayOfPayment({ processed_at, transferred_on, transfer_reference }: StoredRefund): string {
  if (transferred_on === null) return `by the gateway on ${day(processed_at ?? 0)}`
  return `by bank transfer on ${transferred_on}, reference ${transfer_reference}`
}

/** Why it was not paid. */
export function reasonOf({ failure, tries }: StoredRefund): string {
  const failed = failure ?? (tries > 0 ? 'The gateway did not carry it out' : undefined)
  return failed ? `${failed} (tries: ${tries})` : 'The gateway has never confirmed it'
}
