import type { Subscription } from '#contract/subscriptions.ts'
import { daysBetween } from '#domain/billing-period.ts'
import { dayInIndia, timeInIndia } from '#domain/newspaper-day.ts'
import { isLive } from '#domain/renewal.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'

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
