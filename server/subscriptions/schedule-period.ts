import { z } from 'zod'
import type { IssueDate } from '#contract/issue-date.ts'
import { midnightAfter, type Period, periodFrom, type Term } from '#domain/billing-period.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { debitAt, noticeAt } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { addJob, addJobs, forgetUndone, type NewJob } from '#store/jobs.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { NOTIFICATION_JOB, notificationKeys, notifyReader } from '../notifications/notification.ts'
import { scheduleReminders } from './plan-reminders.ts'
import { DEBIT_JOB, type DebitJob, lockRenewal, noticeKeyOf } from './renewal.ts'

const NOTICE_JOB = 'renewal-notice'
export const PERIOD_END_JOB = 'period-end'

/** The columns of a subscription in its nth period. */
export function inPeriod(
  anchor: IssueDate,
  term: Term,
  number: number,
): Period & { anchor_date: IssueDate; ends_at: number } {
  const period = periodFrom(anchor, term, number)
  return { anchor_date: anchor, ...period, ends_at: midnightAfter(period.end_date).getTime() }
}

/** The period after the current one. */
export function nextPeriod(live: StoredSubscription) {
  return inPeriod(live.anchor_date, live, live.periods)
}

/** Schedules the end of the period, the notice of the next debit and the reminders. */
export async function schedulePeriod(
  tx: Database,
  subscription: StoredSubscription,
  now: Date,
): Promise<void> {
  const { id, periods, ends_at } = subscription
  const end = {
    kind: PERIOD_END_JOB,
    key: `${id}:${periods}`,
    payload: { subscriptionId: id, periods },
    runAt: new Date(ends_at),
    now,
  }
  await addJobs(tx, subscription.recurring ? [end, noticeJob(subscription, now)] : [end])
  await scheduleReminders(tx, subscription, now)
}

/** Schedules the notice of the next debit, at once if it is overdue. Each call sends another notice. */
export async function scheduleNotice(
  tx: Database,
  subscription: StoredSubscription,
  now: Date,
): Promise<void> {
  await addJobs(tx, [noticeJob(subscription, now)])
}

function noticeJob({ id, periods, end_date }: StoredSubscription, now: Date): NewJob {
  const due = noticeAt(end_date)
  return {
    kind: NOTICE_JOB,
    key: `${id}:${periods}:${now.getTime()}`,
    payload: { subscriptionId: id, periods },
    runAt: due > now ? due : now,
    now,
  }
}

const Payload = z.object({ subscriptionId: z.string(), periods: z.number().int() })

/** Notifies the reader of a debit and schedules it. */
export const noticeJobs: JobHandlers = {
  [NOTICE_JOB]: async ({ db, clock }, payload, job) => {
    const { subscriptionId, periods } = Payload.parse(payload)
    await db.transaction().execute(async (tx) => {
      const renewal = await lockRenewal(tx, subscriptionId, periods)
      if (!renewal) return
      const { live, plan } = renewal
      const now = clock.now()
      const due = debitAt(live.end_date, now)
      const noticeKey = noticeKeyOf(plan)
      const message = {
        kind: 'debit-notice',
        subscriptionId: plan.id,
        amountCents: plan.price_cents,
        currency: plan.price_currency,
        on: dayInIndia(due),
      } as const
      await forgetUndone(tx, NOTIFICATION_JOB, notificationKeys(noticeKey))
      await notifyReader(tx, plan.reader_id, message, noticeKey, now)
      const debit: DebitJob = { subscriptionId, periods, planId: plan.id, tried: 0, noticeKey }
      await addJob(tx, { kind: DEBIT_JOB, key: job.key, payload: debit, runAt: due, now })
    })
  },
}
