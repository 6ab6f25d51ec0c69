import type { Database } from '#store/database.ts'
import { endSubscriptionEntitlement } from '#store/entitlements.ts'
import { lastPaymentFor } from '#store/payments/payments.ts'
import {
  type StoredSubscription,
  scheduledSubscription,
  updateSubscription,
} from '#store/subscriptions.ts'
import { giveBackMandate } from './mandates.ts'

/** A subscription is over, and nothing is debited for it any more. */
export async function end(
  tx: Database,
  subscription: StoredSubscription,
  state: 'expired' | 'superseded' | 'revoked',
  now: Date,
): Promise<void> {
  await close(tx, subscription, state, now)
  await giveBackMandate(tx, subscription.mandate_id, now)
}

/** A subscription is over; the mandate goes on with what comes in its place. */
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

/** Money that bought what will not come. */
export interface LeftOver {
  paymentId: string
  amountCents: number
}

/** The plan that was to come in place of the one that is held will not. What was paid for it is left over. */
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
