import { CENTS, type Currency, PLAN_ATTRIBUTE, type Plan } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'

interface Price {
  price_cents: number
  price_currency: Currency
}

/** The price without the discount; undefined unless it is higher than the price. */
export function retailCents(
  plan: Pick<Plan, 'price_cents' | 'price_currency' | 'custom_attributes'>,
): number | undefined {
  const name = plan.price_currency === 'INR' ? PLAN_ATTRIBUTE.mrpInr : PLAN_ATTRIBUTE.mrpUsd
  const written = plan.custom_attributes.find((attribute) => attribute.name === name)?.value
  const cents = Math.round(Number(written) * CENTS)
  return cents > plan.price_cents ? cents : undefined
}

/** Accesstype sends the price of a subscription in either of two fields. */
export function subscriptionPriceCents({ plan_amount_cents, price_cents }: Subscription): number {
  return plan_amount_cents ?? price_cents ?? 0
}

/** The cheapest more expensive plan in the same currency. */
export function nextMoreExpensive<P extends Price>(
  plans: readonly P[],
  current: Price,
): P | undefined {
  return plans
    .filter(({ price_currency }) => price_currency === current.price_currency)
    .filter(({ price_cents }) => price_cents > current.price_cents)
    .sort((one, other) => one.price_cents - other.price_cents)[0]
}
