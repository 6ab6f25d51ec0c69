import { isLive, lastGraceDay } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { endSubscriptionEntitlement } from '#store/entitlements.ts'
import { lockReader } from '#store/locks.ts'
import { activeMandate, mandateOfToken, setMandateState } from '#store/payments/mandates.ts'
import {
  liveSubscription,
  requireSubscription,
  runningSubscriptionsOf,
  type StoredSubscription,
  subscriptionWith,
  updateSubscription,
} from '#store/subscriptions.ts'
import { ProblemError } from '../http/problem-error.ts'
import { notifyReader } from '../notifications/notification.ts'
import type { Services } from '../services.ts'
import { dropScheduled, end, expire } from './end.ts'
import { scheduleReminders } from './plan-reminders.ts'
import { scheduleNotice } from './schedule-period.ts'

interface SubscriptionOfReader {
  readerId: string
  subscriptionId: string
}

/** Stops further debits; the plan runs until its end. A scheduled plan is dropped. */
export function cancelRenewal(
  services: Services,
  one: SubscriptionOfReader,
): Promise<StoredSubscription> {
  return change(services, one, async (tx, subscription, now) => {
    if (subscription.state === 'scheduled') return keepOldPlan(tx, subscription, now)
    if (!isLive(subscription.state)) throw new ProblemError('subscription-not-found')
    if (subscription.state === 'cancel_at_period_end') throw new ProblemError('already-cancelled')
    if (!subscription.recurring) {
      throw new ProblemError('not-acceptable-now', 'This plan does not renew.')
    }
    await stopRenewing(tx, subscription, now)
    await notifyOfEnd(tx, 'cancelled', subscription, now)
  })
}

/** Undoes a cancellation while the plan still runs. */
export function keepRenewal(
  services: Services,
  one: SubscriptionOfReader,
): Promise<StoredSubscription> {
  return change(services, one, async (tx, subscription, now) => {
    if (subscription.state !== 'cancel_at_period_end') {
      throw new ProblemError('not-acceptable-now', 'This plan is not cancelled.')
    }
    if (!(await activeMandate(tx, subscription.mandate_id))) {
      throw new ProblemError('payment-method-unavailable', 'The mandate was revoked.')
    }
    await updateSubscription(tx, subscription, { state: 'active', cancelled_at: null })
    await scheduleNotice(tx, subscription, now)
  })
}

/** A plan whose paid period is over (in grace) ends at once. */
export async function stopRenewing(
  tx: Database,
  live: StoredSubscription,
  now: Date,
): Promise<void> {
  const cancelled_at = now.getTime()
  if (live.ends_at <= cancelled_at) {
    await updateSubscription(tx, live, { cancelled_at })
    await expire(tx, live, now)
  } else {
    const state = 'cancel_at_period_end'
    await updateSubscription(tx, live, { state, cancelled_at, grace_ends_at: null })
    await endSubscriptionEntitlement(tx, live.id, new Date(live.ends_at))
    await scheduleReminders(tx, { ...live, state }, now)
    await dropScheduled(tx, live, 'abandoned', now)
  }
}

/** Notifies the reader that the plan will not renew. */
async function notifyOfEnd(
  tx: Database,
  kind: 'cancelled' | 'mandate-revoked',
  { id, reader_id, end_date, state }: StoredSubscription,
  now: Date,
): Promise<void> {
  const until =
    kind === 'mandate-revoked' && state === 'in_grace' ? lastGraceDay(end_date) : end_date
  const message = { kind, subscriptionId: id, until } as const
  await notifyReader(tx, reader_id, message, `${kind}:${id}:${now.getTime()}`, now)
}

async function keepOldPlan(tx: Database, next: StoredSubscription, now: Date): Promise<void> {
  const old = await requireSubscription(tx, next.replaces_id ?? '')
  await dropScheduled(tx, next, 'abandoned', now)
  if (old.recurring) await scheduleNotice(tx, old, now)
}

type Change = (tx: Database, subscription: StoredSubscription, now: Date) => Promise<void>

/** Throws `subscription-not-found` for another reader's subscription. */
async function change(
  { db, clock, readers }: Services,
  { readerId, subscriptionId }: SubscriptionOfReader,
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

/**
 * The mandate was revoked at the bank. The plan runs until its end, or until the end of its grace; until then the
 * reader can pay for the next period by hand, which gives another mandate.
 */
export async function mandateRevoked(services: Services, tokenId: string): Promise<void> {
  const { db, gateway, clock, config, readers } = services
  const mandate = await mandateOfToken(db, gateway.name, tokenId)
  if (mandate?.state !== 'active') return
  const { reader_id: readerId } = mandate
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, readerId)
    await setMandateState(tx, mandate.id, 'revoked')
    const live = await liveSubscription(tx, { readerId, publisher: config.publisher })
    if (live?.mandate_id !== mandate.id || live.state === 'cancel_at_period_end') return
    const now = clock.now()
    if (live.state !== 'in_grace') await stopRenewing(tx, live, now)
    await notifyOfEnd(tx, 'mandate-revoked', live, now)
  })
  readers.forget(readerId)
}

/** Stops all debits and scheduled plans. Current plans run until the account is deleted. */
export async function stopAllRenewals(tx: Database, readerId: string, now: Date): Promise<void> {
  for (const plan of await runningSubscriptionsOf(tx, readerId)) {
    if (!isLive(plan.state)) continue
    if (renews(plan)) {
      await stopRenewing(tx, plan, now)
      await notifyOfEnd(tx, 'cancelled', plan, now)
    } else await dropScheduled(tx, plan, 'abandoned', now)
  }
}

/** Ends the reader's plans without a refund and cancels their mandates. */
export async function endAllPlans(tx: Database, readerId: string, now: Date): Promise<void> {
  for (const plan of await runningSubscriptionsOf(tx, readerId)) {
    if (isLive(plan.state)) await end(tx, plan, 'revoked', now)
  }
}

export function renews({ recurring, state }: StoredSubscription): boolean {
  return recurring && state !== 'cancel_at_period_end'
}
