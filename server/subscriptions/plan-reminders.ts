import { z } from 'zod'
import { IssueDate } from '#contract/issue-date.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import {
  endedMessageAt,
  PLAN_REMINDERS,
  type PlanReminder,
  remindersOf,
  reminderWindow,
} from '#domain/plan-notifications.ts'
import { lastGraceDay } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { addJobs } from '#store/jobs.ts'
import { lockReader } from '#store/locks.ts'
import { requireSubscription, type StoredSubscription } from '#store/subscriptions.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { notifyByOneChannel, type ReaderNotification } from '../notifications/notification.ts'
import { isEnding, renewalOf } from './renewal.ts'

const REMINDER_JOB = 'plan-reminder'

const Payload = z.object({
  subscriptionId: z.string(),
  reminder: z.enum(PLAN_REMINDERS),
  endDate: IssueDate,
})
type Payload = z.infer<typeof Payload>

/** Schedules the reminders of the current period, whether it renews or ends. */
export async function scheduleReminders(
  tx: Database,
  plan: StoredSubscription,
  now: Date,
): Promise<void> {
  const hasMandate = plan.mandate_id !== null
  const isCancelled = plan.state === 'cancel_at_period_end'
  await addReminders(tx, plan, remindersOf({ ...plan, hasMandate, isCancelled }), now)
}

export async function scheduleGraceReminder(
  tx: Database,
  live: StoredSubscription,
  now: Date,
): Promise<void> {
  await addReminders(tx, live, ['grace-ends'], now)
}

/** Skips reminders that are due already: the message about the purchase or the change says the same. */
async function addReminders(
  tx: Database,
  { id, reader_id: readerId, end_date: endDate }: StoredSubscription,
  reminders: readonly PlanReminder[],
  now: Date,
): Promise<void> {
  const jobs = reminders.map((reminder) => {
    const payload: Payload = { subscriptionId: id, reminder, endDate }
    const runAt = reminderWindow(reminder, endDate).from
    return {
      kind: REMINDER_JOB,
      key: `${reminder}:${id}:${endDate}`,
      payload,
      runAt,
      now,
      readerId,
    }
  })
  await addJobs(
    tx,
    jobs.filter(({ runAt }) => runAt > now),
  )
}

/** Reads the plan again when the reminder is due. */
export const reminderJobs: JobHandlers = {
  [REMINDER_JOB]: async ({ db, clock }, payload, { key }) => {
    const { subscriptionId, reminder, endDate } = Payload.parse(payload)
    const { reader_id: readerId } = await requireSubscription(db, subscriptionId)
    await db.transaction().execute(async (tx) => {
      await lockReader(tx, readerId)
      const live = await requireSubscription(tx, subscriptionId)
      const at = clock.now()
      if (live.end_date !== endDate || at >= reminderWindow(reminder, endDate).until) return
      const message = await messageOf(tx, live, reminder)
      if (message) await notifyByOneChannel(tx, readerId, { message, key, at })
    })
  },
}

/** Undefined when the reminder no longer applies. */
async function messageOf(
  tx: Database,
  live: StoredSubscription,
  reminder: PlanReminder,
): Promise<ReaderNotification | undefined> {
  const { id: subscriptionId, end_date: on, state } = live
  switch (reminder) {
    case 'ends-in-7-days':
    case 'ends-in-1-day':
      return (await isEnding(tx, live)) ? { kind: 'plan-ends', subscriptionId, on } : undefined
    case 'grace-ends':
      return state === 'in_grace'
        ? { kind: 'grace-ends', subscriptionId, on: lastGraceDay(on) }
        : undefined
    case 'yearly-renewal':
      return (await renewalOf(tx, live))
        ? { kind: 'yearly-renewal', subscriptionId, on }
        : undefined
  }
}

/** Notifies the reader that the plan has ended. Runs in the transaction that ends it. */
export async function announceEnd(
  tx: Database,
  { id, reader_id, end_date, ends_at, grace_ends_at }: StoredSubscription,
  now: Date,
): Promise<void> {
  const closedAt = Math.min(now.getTime(), grace_ends_at ?? ends_at)
  const on = dayInIndia(new Date(closedAt - 1))
  const message = { kind: 'plan-ended', subscriptionId: id, on } as const
  const key = `plan-ended:${id}:${end_date}`
  await notifyByOneChannel(tx, reader_id, { message, key, at: endedMessageAt(now) })
}
