import { isLive, lastGraceDay } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { endSubscriptionEntitlement } from '#store/entitlements.ts'
import { lockReader } from '#store/payments/locks.ts'
import { activeMandate } from '#store/payments/mandates.ts'
import {
  requireSubscription,
  type StoredSubscription,
  subscriptionWith,
  updateSubscription,
} from '#store/subscriptions.ts'
import { ProblemError } from '../http/problem-error.ts'
import { refundLeftOver } from '../payments/refunds.ts'
import { tellReader } from '../reader-messages/tell-reader.ts'
import type { Services } from '../services.ts'
import { dropScheduled } from './end.ts'
import { expire } from './period-end.ts'
import { planNotice } from './plan-period.ts'
import { scheduleReminders } from './plan-reminders.ts'

interface OneOfReader {
  readerId: string
  subscriptionId: string
}

/** It runs until its end, and is not debited again. Of a plan that is yet to begin: it will not. */
export function cancelRenewal(services: Services, one: OneOfReader): Promise<StoredSubscription> {
  return change(services, one, async (tx, subscription, now) => {
    if (subscription.state === 'scheduled') return keepOldPlan(tx, subscription, now)
    if (!isLive(subscription.state)) throw new ProblemError('subscription-not-found')
    if (subscription.state === 'cancel_at_period_end') throw new ProblemError('already-cancelled')
    if (!subscription.recurring) {
      throw new ProblemError('not-acceptable-now', 'This plan does not renew.')
    }
    await stopRenewing(tx, subscription, now)
    await tellEnd(tx, 'cancelled', subscription, now)
  })
}

/** Undoes a cancellation, as long as the plan runs. */
export function keepRenewal(services: Services, one: OneOfReader): Promise<StoredSubscription> {
  return change(services, one, async (tx, subscription, now) => {
    if (subscription.state !== 'cancel_at_period_end') {
      throw new ProblemError('not-acceptable-now', 'This plan is not cancelled.')
    }
    if (!(await activeMandate(tx, subscription.mandate_id))) {
      throw new ProblemError('payment-method-unavailable', 'The mandate was revoked.')
    }
    await updateSubscription(tx, subscription, { state: 'active', cancelled_at: null })
    await planNotice(tx, subscription, now)
  })
}

/** Once a period has ended in grace there is nothing left to run. */
export async function stopRenewing(
  tx: Database,
  held: StoredSubscription,
  now: Date,
): Promise<void> {
  const cancelled_at = now.getTime()
  if (held.ends_at <= cancelled_at) {
    await updateSubscription(tx, held, { cancelled_at })
    await expire(tx, held, now)
  } else {
    const state = 'cancel_at_period_end'
    await updateSubscription(tx, held, { state, cancelled_at, grace_ends_at: null })
    await endSubscriptionEntitlement(tx, held.id, new Date(held.ends_at))
    await scheduleReminders(tx, { ...held, state }, now)
    await refundLeftOver(tx, await dropScheduled(tx, held, 'abandoned', now), now)
  }
}

/** Tells the reader that the plan does not renew, and why. */
export async function tellEnd(
  tx: Database,
  kind: 'cancelled' | 'mandate-revoked',
  { id, reader_id, end_date, state }: StoredSubscription,
  now: Date,
): Promise<void> {
  const until =
    kind === 'mandate-revoked' && state === 'in_grace' ? lastGraceDay(end_date) : end_date
  const message = { kind, subscriptionId: id, until } as const
  await tellReader(tx, reader_id, message, `${kind}:${id}:${now.getTime()}`, now)
}

async function keepOldPlan(tx: Database, next: StoredSubscription, now: Date): Promise<void> {
  const old = await requireSubscription(tx, next.replaces_id ?? '')
  await refundLeftOver(tx, await dropScheduled(tx, next, 'abandoned', now), now)
  if (old.recurring) await planNotice(tx, old, now)
}

type Change = (tx: Database, subscription: StoredSubscription, now: Date) => Promise<void>

/** Another's subscription is not found, whatever its state. */
async function change(
  { db, clock, readers }: Services,
  { readerId, subscriptionId }: OneOfReader,
  make: Change,
): Promise<StoredSubscription> {
  const changed = await db.transaction().execute(async (tx) => {
    await lockReader(tx, readerId)
    const subscription = await subscriptionWith(tx, subscriptionId)
    if (subscription?.reader_id !== readerId) throw new ProblemError('subscription-not-found')
    await make(tx, subscription, clock.now())
    return requireSubscription(tx, subscriptionId)
  })
  readers.forget(readerId)
  return changed
}
