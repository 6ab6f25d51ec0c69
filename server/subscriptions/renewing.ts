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

/** What is debited next for a reader: the plan that is held, or the one in its place. */
export interface Renewing {
  held: StoredSubscription
  plan: StoredSubscription
  mandate: StoredMandate
}

/** As it stands under the reader's lock; nothing when there is nothing to debit, or no longer. */
export async function lockRenewing(
  tx: Database,
  subscriptionId: string,
  periods: number,
): Promise<Renewing | undefined> {
  const { reader_id } = await requireSubscription(tx, subscriptionId)
  await lockReader(tx, reader_id)
  const held = await requireSubscription(tx, subscriptionId)
  return held.periods === periods ? renewingOf(tx, held) : undefined
}

export async function renewingOf(
  tx: Database,
  held: StoredSubscription,
): Promise<Renewing | undefined> {
  const { reader_id: readerId, publisher, state, recurring } = held
  const next = await scheduledSubscription(tx, { readerId, publisher })
  const mandate = await activeMandate(tx, held.mandate_id)
  if (!mandate) return undefined
  const target = renewalTarget({ state, recurring, hasMandate: true }, next)
  if (target === 'itself') return { held, plan: held, mandate }
  return target === 'next' && next && next.periods === 0 ? { held, plan: next, mandate } : undefined
}

/** Whether the plan stops with its period: neither a debit nor a paid plan follows. */
export async function isEnding(tx: Database, held: StoredSubscription): Promise<boolean> {
  if (held.state !== 'active' && held.state !== 'cancel_at_period_end') return false
  const { reader_id: readerId, publisher } = held
  const next = await scheduledSubscription(tx, { readerId, publisher })
  if (next && next.periods > 0) return false
  return !(await renewingOf(tx, held))
}

export const DEBIT_JOB = 'debit'

export const DebitJob = z.object({
  /** The subscription that is held, and for how many periods it was paid when this was planned. */
  subscriptionId: z.string(),
  periods: z.number().int(),
  /** What is debited: the same, or the one that comes in its place. */
  planId: z.string(),
  /** How often it was tried before. */
  tried: z.number().int(),
  noticeKey: z.string(),
})
export type DebitJob = z.infer<typeof DebitJob>

/** The notice of the debit of a period; its messages go by this key. */
export function noticeKeyOf(plan: { id: string; periods: number }): string {
  return `debit-notice:${plan.id}:${plan.periods}`
}

interface NextDebit {
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
  const noticedAt = await allDoneAt(db, NOTIFICATION_JOB, notificationKeys(noticeKeyOf(plan)))
  const announced = noticedAt && debitAt(held.end_date, noticedAt)
  // A renewal that was cancelled after its notice and then kept is announced anew.
  return announced && announced > now ? announced : debitAtEarliest(held.end_date, now)
}
