import type { Database } from '#store/database.ts'
import { endSubscriptionEntitlement } from '#store/entitlements.ts'
import { updateSubscription } from '#store/subscriptions.ts'
import { bookPayment, type Paid } from '../payments/book-payment.ts'
import { refundLeftOver } from '../payments/refunds.ts'
import { dropScheduled } from './end.ts'
import { giveBackMandate, mandateFrom } from './mandates.ts'
import { nextPeriod, planPeriod } from './plan-period.ts'

/** A subscription was paid for another period; grace is over, and the anchor stays. */
export async function extend(tx: Database, paid: Paid): Promise<void> {
  const { attempt, subscription, now } = paid
  const isByHand = attempt.purpose === 'recovery'
  const changes = {
    ...nextPeriod(subscription),
    mandate_id: isByHand ? await goOnWithPaid(tx, paid) : subscription.mandate_id,
    state: 'active',
    periods: subscription.periods + 1,
    grace_ends_at: null,
    cancelled_at: null,
  } as const
  await updateSubscription(tx, subscription, changes)
  await endSubscriptionEntitlement(tx, subscription.id, new Date(changes.ends_at))
  await planPeriod(tx, { ...subscription, ...changes }, now)
  await bookPayment(tx, paid, changes)
}

/** Who pays by hand goes on with this plan and, from now on, with that card. */
async function goOnWithPaid(tx: Database, paid: Paid): Promise<string | null> {
  const { subscription, now } = paid
  await refundLeftOver(tx, await dropScheduled(tx, subscription, 'abandoned', now), now)
  const given = await mandateFrom(tx, paid)
  if (given === null) return subscription.mandate_id
  if (given !== subscription.mandate_id) await giveBackMandate(tx, subscription.mandate_id, now)
  return given
}
