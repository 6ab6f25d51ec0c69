import type { Plan, SelectedPlan } from '#contract/plans.ts'

/** What is kept of a plan through login and payment. */
export function selectedPlanOf(plan: Plan, tagline: string): SelectedPlan {
  const { id, title, price_cents, price_currency, duration_unit, duration_length } = plan
  const { recurring, assets, titles } = plan
  return {
    ...{ id, title, price_cents, price_currency, duration_unit, duration_length },
    ...{ recurring, assets, tagline, ...(titles && { titles }) },
  }
}
