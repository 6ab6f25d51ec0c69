import type { Plan } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { formatMoney } from '#domain/format-money.ts'
import { periodWords } from '../i18n/period-words.ts'
import { useT } from '../i18n/use-t.ts'

interface PlanPriceProps {
  plan: Subscription
}

/** ₹299 / Month. */
export function PlanPrice({ plan }: PlanPriceProps) {
  const t = useT()
  const { price_cents, price_currency } = priceOf(plan)
  return (
    <>
      {formatMoney(price_cents, price_currency)} / {periodWords(plan, t)}
    </>
  )
}

/** Accesstype sends the price under either name, and leaves the currency out for rupees. */
export function priceOf(subscription: Subscription): Pick<Plan, 'price_cents' | 'price_currency'> {
  return {
    price_cents: subscription.plan_amount_cents ?? subscription.price_cents ?? 0,
    price_currency: subscription.plan_amount_currency ?? 'INR',
  }
}
