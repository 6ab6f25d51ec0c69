import { isLive } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { endSubscriptionEntitlement } from '#store/entitlements.ts'
import { attemptWith } from '#store/payments/attempts.ts'
import { lastPaymentFor, paymentWith } from '#store/payments/payments.ts'
import type { StoredRefund } from '#store/payments/refunds.ts'
import {
  requireSubscription,
  type StoredSubscription,
  scheduledSubscription,
  updateSubscription,
} from '#store/subscriptions.ts'
import type { LeftOver } from '../ledger/request-refund.ts'
import { scheduleMandateCancellation } from './mandates.ts'

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
export async function close(
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

/** Drops the scheduled subscription. Returns its payment, which is to be refunded. */
export async function dropScheduled(
  tx: Database,
  { reader_id, publisher }: StoredSubscription,
  state: 'abandoned' | 'failed',
  now: Date,
): Promise<LeftOver | undefined> {
  const scheduled = await scheduledSubscription(tx, { readerId: reader_id, publisher })
  if (!scheduled) return undefined
  await updateSubscription(tx, scheduled, { state, ended_at: now.getTime() })
  await endSubscriptionEntitlement(tx, scheduled.id, now)
  const payment = await lastPaymentFor(tx, scheduled.id)
  const amountCents = payment ? payment.amount_cents - payment.refunded_cents : 0
  return payment && amountCents > 0 ? { paymentId: payment.id, amountCents } : undefined
}

/** Ends the subscription if the payment for its current period is refunded in full. */
export async function revokeIfRefunded(
  tx: Database,
  { payment_id }: StoredRefund,
  now: Date,
): Promise<LeftOver | undefined> {
  const payment = await paymentWith(tx, payment_id)
  if (payment?.use !== 'subscription' || payment.refunded_cents < payment.amount_cents) {
    return undefined
  }
  const attempt = await attemptWith(tx, payment.attempt_id)
  if (!attempt) return undefined
  const subscription = await requireSubscription(tx, attempt.subscription_id)
  const running = await lastPaymentFor(tx, subscription.id)
  if (!isLive(subscription.state) || running?.id !== payment.id) return undefined
  await end(tx, subscription, 'revoked', now)
  return dropScheduled(tx, subscription, 'abandoned', now)
}
