import type { Subscription, SubscriptionStatus } from '#contract/subscriptions.ts'
import { daysBetween } from '#domain/billing-period.ts'
import { dayInIndia, timeInIndia } from '#domain/newspaper-day.ts'
import { isLive } from '#domain/renewal.ts'
import { isMandateRevoked } from '#store/payments/mandates.ts'
import { liveSubscription, type StoredSubscription, subscriptionsIn } from '#store/subscriptions.ts'
import type { Services } from '../services.ts'
import { nextDebit } from './renewal.ts'

/** A subscription as its reader sees it, with its next debit. */
export async function describeSubscription(
  { db, clock }: Services,
  stored: StoredSubscription,
): Promise<Subscription> {
  const now = clock.now()
  const subscription = toSubscription(stored, now)
  if (!isLive(stored.state) && stored.state !== 'scheduled') return subscription
  const { reader_id: readerId, publisher, recurring, mandate_id } = stored
  const live = await liveSubscription(db, { readerId, publisher })
  const debit = live && (await nextDebit(db, live, now))
  return {
    ...subscription,
    next_debit_date: debit?.subscriptionId === stored.id ? debit.on : null,
    is_mandate_revoked: recurring && (await isMandateRevoked(db, mandate_id)),
  }
}

/** A subscription as its reader sees it. The end is the last moment of its last day. */
export function toSubscription(stored: StoredSubscription, now: Date): Subscription {
  const { state, start_date, end_date } = stored
  const isCancellable = state === 'active' || state === 'in_grace' || state === 'scheduled'
  return {
    id: stored.id,
    subscription_plan_id: stored.plan_id,
    active: isLive(state),
    cancellable: stored.recurring && isCancellable,
    plan_name: stored.plan_name,
    plan_amount_cents: stored.price_cents,
    price_cents: stored.price_cents,
    plan_amount_currency: stored.price_currency,
    duration_unit: stored.duration_unit,
    duration_length: stored.duration_length,
    start_timestamp: timeInIndia(start_date, '00:00').getTime(),
    end_timestamp: stored.ends_at - 1,
    expires_in_days: Math.max(0, daysBetween(dayInIndia(now), end_date)),
    status: state,
  }
}

/** Without subscriptions that never began. */
const SHOWN: SubscriptionStatus[] = [
  'active',
  'cancel_at_period_end',
  'in_grace',
  'expired',
  'superseded',
  'revoked',
  'scheduled',
]

/** The live subscription first, then ended ones, newest first; a scheduled one is last. */
export async function subscriptionsOf(
  { db, config }: Services,
  readerId: string,
): Promise<StoredSubscription[]> {
  const all = await subscriptionsIn(db, { readerId, publisher: config.publisher }, SHOWN)
  return all.sort((one, other) => rank(one) - rank(other))
}

function rank({ state }: StoredSubscription): number {
  if (state === 'scheduled') return 3
  if (!isLive(state)) return 2
  return state === 'in_grace' ? 1 : 0
}
