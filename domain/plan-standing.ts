import type { Subscription } from '#contract/subscriptions.ts'

/** What happens to the reader's plan after its current period. */
export type PlanStanding =
  | { kind: 'none' }
  | { kind: 'renews'; subscription: Subscription }
  /** A scheduled plan follows it. */
  | { kind: 'replaced'; subscription: Subscription }
  /** The reader cancelled it; it runs until its end. */
  | { kind: 'cancelled'; subscription: Subscription }
  /** The mandate was revoked; the plan ends unless the reader pays for the next period. */
  | { kind: 'unauthorised'; subscription: Subscription }
  /** It was bought for one period, or never had a mandate. */
  | { kind: 'runs-out'; subscription: Subscription }
  /** The last debit failed and is retried; the reader keeps access meanwhile. */
  | { kind: 'unpaid'; subscription: Subscription }
  | { kind: 'ended'; subscription: Subscription }

/** The first subscription of the list counts. */
export function planStanding(subscriptions: readonly Subscription[]): PlanStanding {
  const [subscription] = subscriptions
  if (!subscription || subscription.status === 'scheduled') return { kind: 'none' }
  if (!subscription.active) return { kind: 'ended', subscription }
  if (isPaymentDue(subscription)) return { kind: 'unpaid', subscription }
  if (subscription.is_mandate_revoked) return { kind: 'unauthorised', subscription }
  if (subscription.cancellable)
    return { kind: renewalKind(subscription, subscriptions), subscription }
  return { kind: subscription.status === 'active' ? 'runs-out' : 'cancelled', subscription }
}

function renewalKind(subscription: Subscription, subscriptions: readonly Subscription[]) {
  if (scheduledPlan(subscriptions)) return 'replaced'
  return subscription.next_debit_date === null ? 'runs-out' : 'renews'
}

/** Whether the last debit failed, so that the reader can pay. */
export function isPaymentDue(subscription: Subscription | undefined): boolean {
  return subscription?.status === 'in_grace'
}

/** The plan that follows the current one, if a change is scheduled. */
export function scheduledPlan(subscriptions: readonly Subscription[]): Subscription | undefined {
  return subscriptions.find(({ status }) => status === 'scheduled')
}
