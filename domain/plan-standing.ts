import type { Subscription } from '#contract/subscriptions.ts'

/** What happens to the reader's plan after its current period. */
export type PlanStanding =
  | { kind: 'none' }
  | { kind: 'renews'; held: Subscription }
  /** A scheduled plan follows it. */
  | { kind: 'replaced'; held: Subscription }
  /** The reader cancelled it; it runs until its end. */
  | { kind: 'cancelled'; held: Subscription }
  /** The mandate was revoked; the plan ends unless the reader pays for the next period. */
  | { kind: 'unauthorised'; held: Subscription }
  /** It was bought for one period, or never had a mandate. */
  | { kind: 'runs-out'; held: Subscription }
  /** The last debit failed and is retried; the reader keeps access meanwhile. */
  | { kind: 'unpaid'; held: Subscription }
  | { kind: 'ended'; held: Subscription }

/** The first subscription of the list counts. */
export function planStanding(subscriptions: readonly Subscription[]): PlanStanding {
  const [held] = subscriptions
  if (!held || held.status === 'scheduled') return { kind: 'none' }
  if (!held.active) return { kind: 'ended', held }
  if (isPaymentDue(held)) return { kind: 'unpaid', held }
  if (held.is_mandate_revoked) return { kind: 'unauthorised', held }
  if (held.cancellable) return { kind: renewalKind(held, subscriptions), held }
  return { kind: held.status === 'active' ? 'runs-out' : 'cancelled', held }
}

function renewalKind(held: Subscription, subscriptions: readonly Subscription[]) {
  if (scheduledPlan(subscriptions)) return 'replaced'
  return held.next_debit_date === null ? 'runs-out' : 'renews'
}

/** Whether the last debit failed, so that the reader can pay. */
export function isPaymentDue(held: Subscription | undefined): boolean {
  return held?.status === 'in_grace'
}

/** The plan that follows the current one, if a change is scheduled. */
export function scheduledPlan(subscriptions: readonly Subscription[]): Subscription | undefined {
  return subscriptions.find(({ status }) => status === 'scheduled')
}
