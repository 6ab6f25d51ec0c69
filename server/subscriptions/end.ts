import { z } from 'zod'
import { isLive } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { endSubscriptionEntitlement } from '#store/entitlements.ts'
import { lockReader } from '#store/locks.ts'
import { attemptWith } from '#store/payments/attempts.ts'
import { lastPaymentFor, paymentWith } from '#store/payments/payments.ts'
import type { StoredRefund } from '#store/payments/refunds.ts'
import {
  requireSubscription,
  type StoredSubscription,
  scheduledSubscription,
  updateSubscription,
} from '#store/subscriptions.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { requestRefund } from '../ledger/ledger.ts'
import type { Services } from '../services.ts'
import { beginGrace, GRACE_END_JOB } from './fail-debit.ts'
import { scheduleMandateCancellation } from './mandates.ts'
import { announceEnd } from './plan-reminders.ts'
import { renewalOf } from './renewal.ts'
import { PERIOD_END_JOB, schedulePeriod } from './schedule-period.ts'

/** Ends a subscription and cancels its mandate. */
export async function end(
  tx: Database,
  subscription: StoredSubscription,
  state: 'expired' | 'superseded' | 'revoked',
  now: Date,
): Promise<void> {
  await close(tx, subscription, state, now)
  await scheduleMandateCancellation(tx, subscription.mandate_id, now)
}

/** Ends a subscription. Its mandate stays for the subscription that replaces it. */
async function close(
  tx: Database,
  subscription: StoredSubscription,
  state: 'expired' | 'superseded' | 'revoked',
  now: Date,
): Promise<void> {
  const at = now.getTime()
  await updateSubscription(tx, subscription, { state, ended_at: at, grace_ends_at: null })
  const paidUntil = subscription.grace_ends_at ?? subscription.ends_at
  await endSubscriptionEntitlement(tx, subscription.id, new Date(Math.min(at, paidUntil)))
}

/** Ends the old plan and starts the scheduled one. */
export async function startScheduled(
  tx: Database,
  old: StoredSubscription,
  next: StoredSubscription,
  now: Date,
): Promise<void> {
  await close(tx, old, 'expired', now)
  const begun: StoredSubscription = { ...next, state: 'active', mandate_id: old.mandate_id }
  await updateSubscription(tx, next, { state: 'active', mandate_id: old.mandate_id })
  await schedulePeriod(tx, begun, now)
}

/** Drops the reader's scheduled subscription and refunds its payment. */
export async function dropScheduled(
  tx: Database,
  { reader_id, publisher }: StoredSubscription,
  state: 'abandoned' | 'failed',
  now: Date,
): Promise<void> {
  const scheduled = await scheduledSubscription(tx, { readerId: reader_id, publisher })
  if (!scheduled) return
  await updateSubscription(tx, scheduled, { state, ended_at: now.getTime() })
  await endSubscriptionEntitlement(tx, scheduled.id, now)
  const payment = await lastPaymentFor(tx, scheduled.id)
  const amountCents = payment ? payment.amount_cents - payment.refunded_cents : 0
  if (!payment || amountCents === 0) return
  await requestRefund(tx, { paymentId: payment.id, amountCents, reason: 'late', at: now })
}

/** Ends the subscription if the payment for its current period is refunded in full. */
export async function revokeIfRefunded(
  tx: Database,
  { payment_id }: StoredRefund,
  now: Date,
): Promise<void> {
  const payment = await paymentWith(tx, payment_id)
  if (payment?.use !== 'subscription' || payment.refunded_cents < payment.amount_cents) return
  const attempt = await attemptWith(tx, payment.attempt_id)
  if (!attempt) return
  const subscription = await requireSubscription(tx, attempt.subscription_id)
  const lastPayment = await lastPaymentFor(tx, subscription.id)
  if (!isLive(subscription.state) || lastPayment?.id !== payment.id) return
  await end(tx, subscription, 'revoked', now)
  await dropScheduled(tx, subscription, 'abandoned', now)
}

const Payload = z.object({ subscriptionId: z.string(), periods: z.number().int() })

export const periodEndJobs: JobHandlers = {
  [PERIOD_END_JOB]: (services, payload) => runAtEnd(services, payload, endPeriod),
  [GRACE_END_JOB]: (services, payload) => runAtEnd(services, payload, endGrace),
}

type EndHandler = (tx: Database, live: StoredSubscription, now: Date) => Promise<void>

/** Does nothing if the subscription was renewed or has ended. */
async function runAtEnd(services: Services, payload: unknown, handler: EndHandler): Promise<void> {
  const { db, clock, readers } = services
  const { subscriptionId, periods } = Payload.parse(payload)
  const { reader_id } = await requireSubscription(db, subscriptionId)
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, reader_id)
    const live = await requireSubscription(tx, subscriptionId)
    if (live.periods === periods && isLive(live.state)) await handler(tx, live, clock.now())
  })
  readers.forget(reader_id)
}

async function endPeriod(tx: Database, live: StoredSubscription, now: Date): Promise<void> {
  const { reader_id: readerId, publisher, state } = live
  const next = await scheduledSubscription(tx, { readerId, publisher })
  if (next && next.periods > 0) return startScheduled(tx, live, next, now)
  if (state === 'in_grace') return
  // The debit or its outcome is still pending: the paper stays open until it is known.
  if (await renewalOf(tx, live)) return beginGrace(tx, live, now)
  await expire(tx, live, now)
}

async function endGrace(tx: Database, live: StoredSubscription, now: Date): Promise<void> {
  if (live.state === 'in_grace') await expire(tx, live, now)
}

/** Ends a plan that was not renewed. */
export async function expire(tx: Database, live: StoredSubscription, now: Date): Promise<void> {
  await end(tx, live, 'expired', now)
  await dropScheduled(tx, live, 'failed', now)
  await announceEnd(tx, live, now)
}
