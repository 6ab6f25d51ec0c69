import type { Database } from '#store/database.ts'
import { closePlanAt } from '#store/entitlements.ts'
import { updateSubscription } from '#store/subscriptions.ts'
import { bookPayment, type Paid } from '../payments/book-payment.ts'
import { inPeriod, planPeriod } from './plan-period.ts'

/** A subscription was paid for another period; grace is over, and the anchor stays. */
export async function extend(tx: Database, paid: Paid): Promise<void> {
  const { subscription, now } = paid
  const changes = {
    ...inPeriod(subscription.anchor_date, subscription, subscription.periods),
    state: 'active',
    periods: subscription.periods + 1,
    grace_ends_at: null,
  } as const
  await updateSubscription(tx, subscription, changes)
  await closePlanAt(tx, subscription.id, new Date(changes.ends_at))
  await planPeriod(tx, { ...subscription, ...changes }, now)
  await bookPayment(tx, paid, changes)
}
