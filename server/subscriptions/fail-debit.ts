import { dayInIndia } from '#domain/newspaper-day.ts'
import { graceEndsAt, lastGraceDay, retryAt } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { endSubscriptionEntitlement } from '#store/entitlements.ts'
import { addJob } from '#store/jobs.ts'
import { lockReader } from '#store/locks.ts'
import {
  attemptWith,
  failedDebits,
  lockAttempt,
  type StoredAttempt,
  updateAttempt,
} from '#store/payments/attempts.ts'
import {
  liveSubscription,
  type StoredSubscription,
  updateSubscription,
} from '#store/subscriptions.ts'
import { notifyReader } from '../notifications/notification.ts'
import type { Services } from '../services.ts'
import { scheduleGraceReminder } from './plan-reminders.ts'
import { DEBIT_JOB, type DebitJob, noticeKeyOf, renewalOf } from './renewal.ts'

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

/** Starts the grace period and schedules the next try. The caller holds the locks. */
export async function debitFailed(
  tx: Database,
  attempt: StoredAttempt,
  failure: string,
  now: Date,
): Promise<void> {
  const { id, reader_id, publisher, subscription_id, period } = attempt
  await updateAttempt(tx, attempt, { state: 'failed', failure, settled_at: now.getTime() })
  const live = await liveSubscription(tx, { readerId: reader_id, publisher })
  const renewal = live && (await renewalOf(tx, live))
  if (renewal?.plan.id !== subscription_id || renewal.plan.periods !== period) return
  const { count: tried } = await failedDebits(tx, subscription_id, period)
  const retry = retryAt(renewal.live.end_date, tried - 1, now)
  const message = {
    kind: 'payment-failed',
    subscriptionId: subscription_id,
    retryOn: retry ? dayInIndia(retry) : null,
  } as const
  await notifyReader(tx, reader_id, message, `payment-failed:${id}`, now)
  await beginGrace(tx, renewal.live, now)
  if (!retry) return
  const job: DebitJob = {
    subscriptionId: renewal.live.id,
    periods: renewal.live.periods,
    planId: subscription_id,
    tried,
    noticeKey: noticeKeyOf(renewal.plan),
  }
  await addJob(tx, { kind: DEBIT_JOB, key: `${id}:again`, payload: job, runAt: retry, now })
}

export const GRACE_END_JOB = 'grace-end'

/** Starts the grace period: the paper stays open for a few days without payment. */
export async function beginGrace(tx: Database, live: StoredSubscription, now: Date): Promise<void> {
  if (live.state === 'in_grace') return
  const { id, reader_id, periods, end_date } = live
  const ends = graceEndsAt(end_date)
  await updateSubscription(tx, live, { state: 'in_grace', grace_ends_at: ends.getTime() })
  await endSubscriptionEntitlement(tx, id, ends)
  const payload = { subscriptionId: id, periods }
  await addJob(tx, { kind: GRACE_END_JOB, key: `${id}:${periods}`, payload, runAt: ends, now })
  await scheduleGraceReminder(tx, live, now)
  const message = {
    kind: 'in-grace',
    subscriptionId: id,
    until: lastGraceDay(end_date),
  } as const
  await notifyReader(tx, reader_id, message, `in-grace:${id}:${periods}`, now)
}
