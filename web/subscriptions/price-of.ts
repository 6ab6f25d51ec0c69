import type { Plan } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'

/** Providers write the price under one name or the other, and rupees need not be told. */
export function priceOf(held: Subscription): Pick<Plan, 'price_cents' | 'price_currency'> {
  return {
    price_cents: held.plan_amount_cents ?? held.price_cents ?? 0,
    price_currency: held.plan_amount_currency ?? 'INR',
  }
}
