import type { Subscription } from '#contract/subscriptions.ts'
import { aboutPlan } from '../analytics/plan-item.ts'
import { track } from '../analytics/track.ts'
import { priceOf } from './price-of.ts'

export function trackCancelling(held: Subscription): void {
  const plan = { ...held, ...priceOf(held), id: held.subscription_plan_id, title: held.plan_name }
  track('initiate_cancellation', aboutPlan(plan))
}
