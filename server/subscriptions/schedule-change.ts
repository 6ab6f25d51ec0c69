import { addDays } from '#domain/calendar.ts'
import { lockReader } from '#store/locks.ts'
import { lockAttempt, type StoredAttempt, updateAttempt } from '#store/payments/attempts.ts'
import { heldSubscription, requireSubscription, updateSubscription } from '#store/subscriptions.ts'
import { ProblemError } from '../http/problem-error.ts'
import { refundLeftOver } from '../ledger/request-refund.ts'
import { notifyReader } from '../notifications/notification.ts'
import type { Services } from '../services.ts'
import { dropScheduled } from './end.ts'
import { inPeriod, scheduleNotice } from './schedule-period.ts'

/** Schedules the chosen plan for the day after the current one ends. It replaces an earlier scheduled plan. */
export async function scheduleChange(
  { db, clock }: Services,
  { id, reader_id: readerId, publisher }: StoredAttempt,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, readerId)
    const attempt = await lockAttempt(tx, id)
    if (attempt.state === 'paid') return
    if (attempt.state !== 'created') throw new ProblemError('attempt-abandoned')
    const now = clock.now()
    const next = await requireSubscription(tx, attempt.subscription_id)
    const held = await heldSubscription(tx, { readerId, publisher })
    if (!held || held.id !== next.replaces_id) throw new ProblemError('attempt-abandoned')
    await refundLeftOver(tx, await dropScheduled(tx, held, 'abandoned', now), now)
    const from = addDays(held.end_date, 1)
    const { mandate_id } = held
    const changes = { ...inPeriod(from, next, 0), state: 'scheduled', mandate_id } as const
    await updateSubscription(tx, next, changes)
    await updateAttempt(tx, attempt, { state: 'paid', settled_at: now.getTime() })
    await scheduleNotice(tx, held, now)
    const message = { kind: 'change-scheduled', subscriptionId: next.id, from } as const
    await notifyReader(tx, readerId, message, `change-scheduled:${next.id}`, now)
  })
}
