import { graceEndsAt, lastGraceDay } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { endSubscriptionEntitlement } from '#store/entitlements.ts'
import { addJob } from '#store/payments/jobs.ts'
import { type StoredSubscription, updateSubscription } from '#store/subscriptions.ts'
import { tellReader } from '../reader-messages/tell-reader.ts'
import { scheduleGraceReminder } from './plan-reminders.ts'

export const GRACE_END_JOB = 'grace-end'

/** The next period is not paid for yet: the paper stays open for a few days. */
export async function beginGrace(tx: Database, held: StoredSubscription, now: Date): Promise<void> {
  if (held.state === 'in_grace') return
  const { id, reader_id, periods, end_date } = held
  const ends = graceEndsAt(end_date)
  await updateSubscription(tx, held, { state: 'in_grace', grace_ends_at: ends.getTime() })
  await endSubscriptionEntitlement(tx, id, ends)
  const payload = { subscriptionId: id, periods }
  await addJob(tx, { kind: GRACE_END_JOB, key: `${id}:${periods}`, payload, runAt: ends, now })
  await scheduleGraceReminder(tx, held, now)
  const message = {
    kind: 'in-grace',
    subscriptionId: id,
    until: lastGraceDay(end_date),
  } as const
  await tellReader(tx, reader_id, message, `in-grace:${id}:${periods}`, now)
}
