import { isLive } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { attemptWith } from '#store/payments/attempts.ts'
import { lastPaymentFor, paymentWith } from '#store/payments/payments.ts'
import type { StoredRefund } from '#store/payments/refunds.ts'
import { requireSubscription } from '#store/subscriptions.ts'
import type { LeftOver } from '../ledger/request-refund.ts'
import { dropScheduled, end } from './end.ts'

/** Who gets all their money back has no plan: the period that runs is no longer paid for. */
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
