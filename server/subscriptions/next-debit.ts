import type { IssueDate } from '#contract/issue-date.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { debitAt, debitAtEarliest, retryAt } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { allDoneAt } from '#store/jobs.ts'
import { failedDebits } from '#store/payments/attempts.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import { MESSAGE_JOB, messageKeys } from '../notifications/reader-message.ts'
import { noticeKeyOf } from './debit-job.ts'
import { type Renewing, renewingOf } from './renewing.ts'

export interface NextDebit {
  /** The plan that is held, or the one that takes its place. */
  subscriptionId: string
  on: IssueDate
}

/** The next debit for the plan that a reader holds; none when nothing more is debited. */
export async function nextDebit(
  db: Database,
  held: StoredSubscription,
  now: Date,
): Promise<NextDebit | undefined> {
  const renewing = await renewingOf(db, held)
  const at = renewing && (await debitTime(db, renewing, now))
  return at && { subscriptionId: renewing.plan.id, on: dayInIndia(at) }
}

async function debitTime(
  db: Database,
  { held, plan }: Renewing,
  now: Date,
): Promise<Date | undefined> {
  const { count, lastAt } = await failedDebits(db, plan.id, plan.periods)
  if (lastAt) return retryAt(held.end_date, count - 1, lastAt)
  const noticedAt = await allDoneAt(db, MESSAGE_JOB, messageKeys(noticeKeyOf(plan)))
  const announced = noticedAt && debitAt(held.end_date, noticedAt)
  // A renewal that was cancelled after its notice and then kept is announced anew.
  return announced && announced > now ? announced : debitAtEarliest(held.end_date, now)
}
