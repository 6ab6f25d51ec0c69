import type { Currency, Plan } from '#contract/plans.ts'

export type PlanGroup = [Plan, ...Plan[]]

/** The plans of one currency, a card for each group. */
export function groupPlans(plans: readonly Plan[], currency: Currency): PlanGroup[] {
  const groups = new Map<string, PlanGroup>()
  for (const plan of plans) {
    if (plan.price_currency !== currency) continue
    const group = groups.get(plan.subscription_group_id)
    if (group) group.push(plan)
    else groups.set(plan.subscription_group_id, [plan])
  }
  return [...groups.values()]
}
