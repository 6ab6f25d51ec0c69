import { CENTS, type Plan } from '#contract/plans.ts'
import type { TrackedItem } from './track.ts'

type PlanOnSale = Pick<
  Plan,
  'id' | 'title' | 'price_cents' | 'price_currency' | 'duration_unit' | 'duration_length'
>

export function planItem(plan: PlanOnSale): TrackedItem {
  return {
    item_id: plan.id,
    item_name: plan.title,
    item_variant: `${plan.duration_length} ${plan.duration_unit}`,
    price: plan.price_cents / CENTS,
    quantity: 1,
  }
}

/** The event properties of one plan. */
export function planProperties(plan: PlanOnSale) {
  const item = planItem(plan)
  return { currency: plan.price_currency, value: item.price, items: [item] }
}
