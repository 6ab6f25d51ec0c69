import type { Subscription } from '#contract/subscriptions.ts'
import { formatMoney } from '../i18n/format.ts'
import { periodWords } from '../i18n/period-words.ts'
import { useT } from '../i18n/use-t.ts'
import { priceOf } from './price-of.ts'

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
