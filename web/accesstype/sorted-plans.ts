import type { listSubscriptionGroups, Plan } from '#contract/plans.ts'
import type { RouteReply } from '#contract/route.ts'

type Groups = RouteReply<typeof listSubscriptionGroups>['subscription_groups']

/** Roughly: enough to tell a shorter plan from a longer one. */
const MONTHS_IN = { day: 1 / 30, month: 1, year: 12 } as const

/** Every plan with its group, the shortest first, then the cheapest. */
export function sortedPlans(groups: Groups): Plan[] {
  return groups
    .flatMap(({ subscription_plans, ...group }) =>
      subscription_plans.map((plan) => ({ ...plan, group })),
    )
    .sort((one, other) => months(one) - months(other) || one.price_cents - other.price_cents)
}

function months({ duration_unit, duration_length }: Plan): number {
  return MONTHS_IN[duration_unit] * duration_length
}
