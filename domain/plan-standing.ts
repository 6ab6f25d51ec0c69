import type { Subscription } from '#contract/subscriptions.ts'

/** How the plan that a reader holds goes on. */
export type PlanStanding =
  | { kind: 'none' }
  | { kind: 'renews'; held: Subscription }
  /** The plan that was chosen next takes its place. */
  | { kind: 'replaced'; held: Subscription }
  /** It is not debited again, because the reader said so; it runs until its end. */
  | { kind: 'cancelled'; held: Subscription }
  /** The mandate was revoked at the bank: it ends, unless the next period is paid for by hand. */
  | { kind: 'unauthorised'; held: Subscription }
  /** It was bought for one period, or never got a mandate. */
  | { kind: 'runs-out'; held: Subscription }
  /** The last debit failed; it is tried again while the paper stays open. */
  | { kind: 'unpaid'; held: Subscription }
  | { kind: 'ended'; held: Subscription }

/** The first of the provider's list counts. */
export function planStanding(subscriptions: readonly Subscription[]): PlanStanding {
  const [held] = subscriptions
  if (!held || held.status === 'scheduled') return { kind: 'none' }
  if (!held.active) return { kind: 'ended', held }
  if (isOwed(held)) return { kind: 'unpaid', held }
  if (held.is_mandate_revoked) return { kind: 'unauthorised', held }
  if (held.cancellable) return { kind: howItGoesOn(held, subscriptions), held }
  return { kind: held.status === 'active' ? 'runs-out' : 'cancelled', held }
}

function howItGoesOn(held: Subscription, subscriptions: readonly Subscription[]) {
  if (scheduledPlan(subscriptions)) return 'replaced'
  return held.next_debit_date === null ? 'runs-out' : 'renews'
}

/** Its last debit failed, and it can be paid for by hand. */
export function isOwed(held: Subscription | undefined): boolean {
  return held?.status === 'in_grace'
}

/** The plan that comes in its place, when a change was asked for. */
export function scheduledPlan(subscriptions: readonly Subscription[]): Subscription | undefined {
  return subscriptions.find(({ status }) => status === 'scheduled')
}
