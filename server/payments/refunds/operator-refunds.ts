import { randomUUID } from 'node:crypto'
import type { IssueDate } from '#contract/issue-date.ts'
import { type ChangeAuthor, recordChange } from '#store/audit/record-change.ts'
import { addAuditEntry } from '#store/audit.ts'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/jobs.ts'
import { lockReader } from '#store/locks.ts'
import {
  refundWith,
  type StoredRefund,
  transferOfOther,
  updateRefund,
} from '#store/payments/refunds.ts'
import { REFUND_JOB } from '../../ledger/ledger.ts'
import { notifyReader } from '../../notifications/notification.ts'
import type { Services } from '../../services.ts'
import { findAtGateway, noteRefund, type RefundServices } from './gateway-refunds.ts'
import { bookPayout } from './refunds.ts'

interface OperatorAct {
  refundId: string
  by: string
  why: string
  author: ChangeAuthor
}

export type RetryOutcome =
  | { kind: 'no-such-refund' }
  | { kind: 'sent-again'; refund: StoredRefund }
  /** Nothing was done: the gateway still works on the refund, or has paid it. */
  | { kind: 'not-manual'; refund: StoredRefund }

/** Sends a manual refund again. Its job first asks the gateway about the earlier tries. */
export async function retryRefund(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { refundId, by, why, author }: OperatorAct,
): Promise<RetryOutcome> {
  const known = await refundWith(db, refundId)
  if (!known) return { kind: 'no-such-refund' }
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockReader(tx, known.reader_id)
    const refund = (await refundWith(tx, refundId)) ?? known
    if (refund.state !== 'manual') return { kind: 'not-manual', refund }
    await updateRefund(tx, refund, { state: 'requested', retried_at: now.getTime() })
    await addJob(tx, {
      kind: REFUND_JOB,
      key: `${refundId}:${randomUUID()}`,
      payload: { refundId },
      runAt: now,
      now,
    })
    await addAuditEntry(tx, {
      who: by,
      what: 'refund-retry',
      why,
      at: now,
      readerId: refund.reader_id,
      details: { refund: refundId, tries: refund.tries, failure: refund.failure },
    })
    const object = { reader_id: refund.reader_id, refund_id: refundId }
    const change = { action: 'payment.refund-retried', object, before: null, after: null } as const
    await recordChange(tx, { change, author, at: now })
    return { kind: 'sent-again', refund }
  })
}

interface BankTransfer extends OperatorAct {
  /** The bank's reference, such as a UTR. */
  reference: string
  on: IssueDate
  /** The operator has checked that the gateway will not pay a refund that it reports as pending. */
  acceptsPending: boolean
}

export type TransferOutcome =
  | { kind: 'no-such-refund' }
  | { kind: 'recorded'; refund: StoredRefund }
  /** The same transfer was recorded before. */
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
    who: transfer.by,
    what: 'refund-paid',
    why: transfer.why,
    at: now,
    readerId: refund.reader_id,
    details: { refund: refund.id, reference, on, acceptsPending: transfer.acceptsPending },
  })
  const message = { kind: 'refund-transferred', refundId: refund.id } as const
  await notifyReader(tx, refund.reader_id, message, `refund-transferred:${refund.id}`, now)
  await recordChange(tx, {
    change: {
      action: 'payment.refund-transferred',
      object: { reader_id: refund.reader_id, refund_id: refund.id },
      before: null,
      after: { reference },
    },
    author: transfer.author,
    at: now,
  })
  return { kind: 'recorded', refund }
}
