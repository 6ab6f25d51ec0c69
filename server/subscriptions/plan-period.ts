import type { IssueDate } from '#contract/issue-date.ts'
import { midnightAfter, type Period, periodFrom, type Term } from '#domain/billing-period.ts'
import { noticeAt } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { addJobs, type NewJob } from '#store/jobs.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import { scheduleReminders } from './plan-reminders.ts'

export const NOTICE_JOB = 'renewal-notice'
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

/** As it will be once it is paid for again. */
export function nextPeriod(held: StoredSubscription) {
  return inPeriod(held.anchor_date, held, held.periods)
}

/** What is to happen at the end of the period that has just begun. */
export async function planPeriod(
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

/** Has the reader told of the next debit in time; at once when that is past. Asked for again, it tells again. */
export async function planNotice(
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
