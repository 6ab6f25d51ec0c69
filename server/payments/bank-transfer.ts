import type { IssueDate } from '#contract/issue-date.ts'
import type { Database } from '#store/database.ts'
import { addAuditEntry } from '#store/payments/audit.ts'
import { lockReader } from '#store/payments/locks.ts'
import { transferOfOther } from '#store/payments/manual-refunds.ts'
import { refundWith, type StoredRefund, updateRefund } from '#store/payments/refunds.ts'
import { tellReader } from '../reader-messages/tell-reader.ts'
import { findAtGateway } from './find-at-gateway.ts'
import { bookPayout, noteRefund, type RefundServices } from './note-refund.ts'
import type { OperatorAct } from './retry-refund.ts'

export interface BankTransfer extends OperatorAct {
  /** The bank's own, such as a UTR. */
  reference: string
  on: IssueDate
  /** The operator has made sure that the gateway will not pay a refund which it still reports as pending. */
  acceptsPending: boolean
}

export type TransferOutcome =
  | { kind: 'no-such-refund' }
  | { kind: 'recorded'; refund: StoredRefund }
  /** The same transfer: nothing more was done. */
  | { kind: 'recorded-before'; refund: StoredRefund }
  | { kind: 'paid-otherwise'; refund: StoredRefund }
  | { kind: 'on-its-way'; refund: StoredRefund }
  | { kind: 'pending-at-gateway'; gatewayRefundId: string }
  | { kind: 'reference-of-other'; refundId: string }

/** Records that a refund was paid from the publisher's bank account, unless the gateway has paid it or may still do so. */
export async function recordBankTransfer(
  services: RefundServices,
  transfer: BankTransfer,
): Promise<TransferOutcome> {
  const known = await refundWith(services.db, transfer.refundId)
  if (!known) return { kind: 'no-such-refund' }
  if (known.state === 'manual') {
    const seen = await findAtGateway(services, known)
    if (seen?.state === 'pending' && !transfer.acceptsPending) {
      return { kind: 'pending-at-gateway', gatewayRefundId: seen.refundId }
    }
    if (seen) await noteRefund(services, seen)
  }
  return services.db.transaction().execute(async (tx) => {
    await lockReader(tx, known.reader_id)
    const refund = (await refundWith(tx, known.id)) ?? known
    return settle(tx, refund, transfer, services.clock.now())
  })
}

async function settle(
  tx: Database,
  refund: StoredRefund,
  transfer: BankTransfer,
  now: Date,
): Promise<TransferOutcome> {
  const { reference, on } = transfer
  if (refund.state === 'processed') {
    const isSame = refund.transfer_reference === reference && refund.transferred_on === on
    return { kind: isSame ? 'recorded-before' : 'paid-otherwise', refund }
  }
  if (refund.state !== 'manual') return { kind: 'on-its-way', refund }
  const other = await transferOfOther(tx, refund.reader_id, reference)
  if (other) return { kind: 'reference-of-other', refundId: other }
  const paid = { transferred_on: on, transfer_reference: reference, processed_at: now.getTime() }
  await updateRefund(tx, refund, { state: 'processed', ...paid })
  await bookPayout(tx, refund, 'bank', now)
  await addAuditEntry(tx, {
    ...{ who: transfer.by, what: 'refund-paid', why: transfer.why, at: now },
    readerId: refund.reader_id,
    details: { refund: refund.id, reference, on, acceptsPending: transfer.acceptsPending },
  })
  const message = { kind: 'refund-transferred', refundId: refund.id } as const
  await tellReader(tx, refund.reader_id, message, `refund-transferred:${refund.id}`, now)
  return { kind: 'recorded', refund }
}
