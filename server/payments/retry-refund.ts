import { randomUUID } from 'node:crypto'
import { addAuditEntry } from '#store/payments/audit.ts'
import { addJob } from '#store/payments/jobs.ts'
import { lockReader } from '#store/payments/locks.ts'
import { refundWith, type StoredRefund, updateRefund } from '#store/payments/refunds.ts'
import type { Services } from '../services.ts'
import { REFUND_JOB } from './refunds.ts'

export interface OperatorAct {
  refundId: string
  by: string
  why: string
}

export type RetryOutcome =
  | { kind: 'no-such-refund' }
  | { kind: 'sent-again'; refund: StoredRefund }
  /** Nothing was done: it is on its way, or paid. */
  | { kind: 'not-manual'; refund: StoredRefund }

/** Has a refund that needs an operator sent again. Its job asks the gateway first what became of the earlier tries. */
export async function retryRefund(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { refundId, by, why }: OperatorAct,
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
      ...{ who: by, what: 'refund-retry', why, at: now },
      readerId: refund.reader_id,
      details: { refund: refundId, tries: refund.tries, failure: refund.failure },
    })
    return { kind: 'sent-again', refund }
  })
}
