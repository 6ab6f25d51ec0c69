import type { StoredPlan } from '../plans.ts'
import type { CataloguePlan } from './catalogue-file.ts'

/** The terms that a reader buys. They cannot change once the plan was sold. */
export function termsOf({ price, period, renews, archive, early_access }: CataloguePlan) {
  return {
    price_cents: price.cents,
    price_currency: price.currency,
    duration_unit: period.unit,
    duration_length: period.length,
    recurring: renews ? 1 : 0,
    archival_access: archive,
    early_access: early_access ? 1 : 0,
  }
}

const IN_WORDS = {
  price_cents: 'price',
  price_currency: 'currency',
  duration_unit: 'period',
  duration_length: 'period',
  recurring: 'renewal',
  archival_access: 'archive',
  early_access: 'early access',
} as const satisfies Record<keyof ReturnType<typeof termsOf>, string>

export function changedTerms(sold: StoredPlan, plan: CataloguePlan): string[] {
  const now = termsOf(plan)
  const before = {
    ...sold,
    recurring: sold.recurring ? 1 : 0,
    early_access: sold.early_access ? 1 : 0,
  }
  const terms = Object.keys(now) as (keyof typeof now)[]
  const changed = terms.filter((term) => now[term] !== before[term]).map((term) => IN_WORDS[term])
  if (changed.length === 0) return []
  const what = [...new Set(changed)].join(' and ')
  return [`${sold.id}: was sold, so its ${what} cannot change: give the new plan another id`]
}
