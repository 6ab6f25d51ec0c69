import { z } from 'zod'
import type { IssueDate } from '#contract/issue-date.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { debitAt, debitAtEarliest, renewalTarget, retryAt } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { allDoneAt } from '#store/jobs.ts'
import { lockReader } from '#store/locks.ts'
import { failedDebits } from '#store/payments/attempts.ts'
import { activeMandate, type StoredMandate } from '#store/payments/mandates.ts'
import {
  requireSubscription,
  type StoredSubscription,
  scheduledSubscription,
} from '#store/subscriptions.ts'
import { NOTIFICATION_JOB, notificationKeys } from '../notifications/notification.ts'

/** The next debit of a reader: for the current plan, or for the scheduled one that replaces it. */
export interface Renewal {
  live: StoredSubscription
  plan: StoredSubscription
  mandate: StoredMandate
}

/** Reads it under the reader's lock; undefined when there is nothing to debit. */
export async function lockRenewal(
  tx: Database,
  subscriptionId: string,
  periods: number,
): Promise<Renewal | undefined> {
  const { reader_id } = await requireSubscription(tx, subscriptionId)
  await lockReader(tx, reader_id)
  const live = await requireSubscription(tx, subscriptionId)
  return live.periods === periods ? renewalOf(tx, live) : undefined
}

export async function renewalOf(
  tx: Database,
  live: StoredSubscription,
): Promise<Renewal | undefined> {
  const { reader_id: readerId, publisher, state, recurring } = live
  const next = await scheduledSubscription(tx, { readerId, publisher })
  const mandate = await activeMandate(tx, live.mandate_id)
  if (!mandate) return undefined
  const target = renewalTarget({ state, recurring, hasMandate: true }, next)
  if (target === 'itself') return { live, plan: live, mandate }
  return target === 'next' && next && next.periods === 0 ? { live, plan: next, mandate } : undefined
}

/** Whether the plan stops with its period: neither a debit nor a paid plan follows. */
export async function isEnding(tx: Database, live: StoredSubscription): Promise<boolean> {
  if (live.state !== 'active' && live.state !== 'cancel_at_period_end') return false
  const { reader_id: readerId, publisher } = live
  const next = await scheduledSubscription(tx, { readerId, publisher })
  if (next && next.periods > 0) return false
  return !(await renewalOf(tx, live))
}

export const DEBIT_JOB = 'debit'

export const DebitJob = z.object({
  /** The current subscription, and how many periods it was paid for when the job was scheduled. */
  subscriptionId: z.string(),
  periods: z.number().int(),
  /** The subscription that is debited: the current one, or the scheduled one. */
  planId: z.string(),
  /** Earlier tries of this debit. */
  tried: z.number().int(),
  noticeKey: z.string(),
})
export type DebitJob = z.infer<typeof DebitJob>

/** The key of the notifications that announce a debit. */
export function noticeKeyOf(plan: { id: string; periods: number }): string {
  return `debit-notice:${plan.id}:${plan.periods}`
}

interface NextDebit {
  /** The current subscription, or the scheduled one that replaces it. */
  subscriptionId: string
  on: IssueDate
}

/** The next debit for the plan that a reader holds; none when nothing more is debited. */
export async function nextDebit(
  db: Database,
  live: StoredSubscription,
  now: Date,
): Promise<NextDebit | undefined> {
  const renewal = await renewalOf(db, live)
  const at = renewal && (await debitTime(db, renewal, now))
  return at && { subscriptionId: renewal.plan.id, on: dayInIndia(at) }
}

async function debitTime(
  db: Database,
  { live, plan }: Renewal,
  now: Date,
): Promise<Date | undefined> {
  const { count, lastAt } = await failedDebits(db, plan.id, plan.periods)
  if (lastAt) return retryAt(live.end_date, count - 1, lastAt)
  const noticedAt = await allDoneAt(db, NOTIFICATION_JOB, notificationKeys(noticeKeyOf(plan)))
  const announced = noticedAt && debitAt(live.end_date, noticedAt)
  // A renewal that was cancelled after its notice and then kept gets another notice.
  return announced && announced > now ? announced : debitAtEarliest(live.end_date, now)
}
