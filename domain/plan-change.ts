import type { Currency } from '#contract/plans.ts'
import type { SubscriptionStatus } from '#contract/subscriptions.ts'

interface PlanPrice {
  price_cents: number
  price_currency: Currency
}

/** The effect of choosing a plan, given the reader's current one. */
export type PlanChange = 'new' | 'upgrade' | 'downgrade' | 'recovery' | 'same' | 'unsupported'

interface CurrentPlan extends PlanPrice {
  plan_id: string
  state: SubscriptionStatus
  isMandateRevoked: boolean
}

/**
 * A more expensive plan starts on payment; any other starts after the current one. `recovery`: the reader pays
 * for the next period after a failed debit or a revoked mandate.
 */
export function planChange(
  current: CurrentPlan | undefined,
  chosen: PlanPrice & { id: string },
): PlanChange {
  if (!current) return 'new'
  if (current.plan_id === chosen.id) {
    return current.state === 'in_grace' || current.isMandateRevoked ? 'recovery' : 'same'
  }
  if (current.price_currency !== chosen.price_currency) return 'unsupported'
  return chosen.price_cents > current.price_cents ? 'upgrade' : 'downgrade'
}
