import { useQuery } from '@tanstack/react-query'
import {
  GROUP_ATTRIBUTE,
  type Plan,
  type SelectedPlan,
  type SubscriptionGroup,
} from '#contract/plans.ts'
import type { Language } from '#contract/titles.ts'
import { PLANS_CACHE } from '../api/query-client.ts'
import { openAccesstype } from './accesstype-as-reader.ts'

/** Every plan for sale with its group, the shortest first, then the cheapest. */
export function usePlans(isNeeded = true) {
  return useQuery({
    queryKey: ['plans'],
    queryFn: () => openAccesstype().getSubscriptionPlans(),
    enabled: isNeeded,
    ...PLANS_CACHE,
  })
}

interface GroupWords {
  tagline: string
  /** An HTML list. */
  benefits: string
  badges: string[]
}

/** The texts of a plan group, in English where there is no Kannada. */
export function groupWords(group: SubscriptionGroup | undefined, language: Language): GroupWords {
  const values = (name: string) =>
    group?.custom_attributes.filter((one) => one.name === name).map(({ value }) => value) ?? []
  const english = {
    tagline: values(GROUP_ATTRIBUTE.tagline)[0] ?? '',
    benefits: values(GROUP_ATTRIBUTE.description)[0] ?? '',
    badges: group?.metadata_fields ?? [],
  }
  if (language === 'en') return english
  const badges = values(GROUP_ATTRIBUTE.badgeInKannada)
  return {
    tagline: values(GROUP_ATTRIBUTE.taglineInKannada)[0] ?? english.tagline,
    benefits: values(GROUP_ATTRIBUTE.descriptionInKannada)[0] ?? english.benefits,
    badges: badges.length === english.badges.length ? badges : english.badges,
  }
}

/** The fields of a plan that are stored through login and payment. */
export function selectedPlanOf(plan: Plan, tagline: string): SelectedPlan {
  return {
    id: plan.id,
    title: plan.title,
    ...(plan.titles && { titles: plan.titles }),
    tagline,
    price_cents: plan.price_cents,
    price_currency: plan.price_currency,
    duration_unit: plan.duration_unit,
    duration_length: plan.duration_length,
    recurring: plan.recurring,
    assets: plan.assets,
  }
}
