import { dayInIndia } from '#domain/newspaper-day.ts'
import { retryAt } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/jobs.ts'
import { lockReader } from '#store/locks.ts'
import {
  attemptWith,
  failedDebits,
  lockAttempt,
  type StoredAttempt,
  updateAttempt,
} from '#store/payments/attempts.ts'
import { heldSubscription } from '#store/subscriptions.ts'
import { tellReader } from '../notifications/tell-reader.ts'
import type { Services } from '../services.ts'
import { DEBIT_JOB, type DebitJob, noticeKeyOf } from './debit-job.ts'
import { beginGrace } from './grace.ts'
import { renewingOf } from './renewing.ts'

/** The gateway refused a debit, or never made it. */
export async function failDebit(
  { db, clock, readers }: Services,
  attemptId: string,
  failure: string,
): Promise<void> {
  const attempt = await attemptWith(db, attemptId)
  if (!attempt) return
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, attempt.reader_id)
    const { state } = await lockAttempt(tx, attemptId)
    if (state === 'unknown') await debitFailed(tx, attempt, failure, clock.now())
  })
  readers.forget(attempt.reader_id)
}

/** Grace begins, and the debit is tried again; the caller has the locks. */
export async function debitFailed(
  tx: Database,
  attempt: StoredAttempt,
  failure: string,
  now: Date,
): Promise<void> {
  const { id, reader_id, publisher, subscription_id, period } = attempt
  await updateAttempt(tx, attempt, { state: 'failed', failure, settled_at: now.getTime() })
  const held = await heldSubscription(tx, { readerId: reader_id, publisher })
  const renewing = held && (await renewingOf(tx, held))
  if (renewing?.plan.id !== subscription_id || renewing.plan.periods !== period) return
  const { count: tried } = await failedDebits(tx, subscription_id, period)
  const retry = retryAt(renewing.held.end_date, tried - 1, now)
  const message = {
    kind: 'payment-failed',
    subscriptionId: subscription_id,
    retryOn: retry ? dayInIndia(retry) : null,
  } as const
  await tellReader(tx, reader_id, message, `payment-failed:${id}`, now)
  await beginGrace(tx, renewing.held, now)
  if (!retry) return
  const job: DebitJob = {
    subscriptionId: renewing.held.id,
    periods: renewing.held.periods,
    planId: subscription_id,
    tried,
    noticeKey: noticeKeyOf(renewing.plan),
  }
  await addJob(tx, { kind: DEBIT_JOB, key: `${id}:again`, payload: job, runAt: retry, now })
}
