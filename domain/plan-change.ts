import type { Currency } from '#contract/plans.ts'
import type { SubscriptionStatus } from '#contract/subscriptions.ts'

interface Priced {
  price_cents: number
  price_currency: Currency
}

/** What it means to choose a plan, by the one that the reader holds. */
export type PlanChange = 'new' | 'upgrade' | 'downgrade' | 'recovery' | 'same' | 'unsupported'

interface HeldPlan extends Priced {
  plan_id: string
  state: SubscriptionStatus
  isMandateRevoked: boolean
}

/**
 * A costlier plan begins on payment; any other only after the one that is held. The next period is paid for by
 * hand after a failed debit, or when the mandate was revoked.
 */
export function planChange(
  held: HeldPlan | undefined,
  chosen: Priced & { id: string },
): PlanChange {
  if (!held) return 'new'
  if (held.plan_id === chosen.id) {
    return held.state === 'in_grace' || held.isMandateRevoked ? 'recovery' : 'same'
  }
  if (held.price_currency !== chosen.price_currency) return 'unsupported'
  return chosen.price_cents > held.price_cents ? 'upgrade' : 'downgrade'
}
