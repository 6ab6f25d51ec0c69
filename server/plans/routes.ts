import {
  type CustomAttribute,
  GROUP_ATTRIBUTE,
  listSubscriptionGroups,
  PLAN_ATTRIBUTE,
  type Plan,
  type SubscriptionGroup,
} from '#contract/plans.ts'
import { TITLES } from '#contract/titles.ts'
import { namesOf } from '#store/names.ts'
import { planGroupsOf, plansOf, type StoredPlan, type StoredPlanGroup } from '#store/plans.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { element } from '../web-app/html.ts'

export function planRoutes(app: App, { db, config: { publisher } }: Services): void {
  serve(app, listSubscriptionGroups, async () => {
    const plans = (await plansOf(db, publisher)).filter(({ on_sale }) => on_sale)
    const groups = await planGroupsOf(db, publisher)
    return {
      subscription_groups: groups
        .map((group) => ({
          ...toGroup(group),
          subscription_plans: plans.filter(({ group_id }) => group_id === group.id).map(toPlan),
        }))
        .filter(({ subscription_plans }) => subscription_plans.length > 0),
    }
  })
}

function toGroup({ id, name, description, tagline, badges }: StoredPlanGroup): SubscriptionGroup {
  return {
    id,
    name,
    custom_attributes: [
      attribute(GROUP_ATTRIBUTE.description, htmlList(description.en)),
      attribute(GROUP_ATTRIBUTE.tagline, tagline.en),
      attribute(GROUP_ATTRIBUTE.descriptionInKannada, htmlList(description.kn)),
      attribute(GROUP_ATTRIBUTE.taglineInKannada, tagline.kn),
      ...badges.map(({ kn }) => attribute(GROUP_ATTRIBUTE.badgeInKannada, kn)),
    ],
    metadata_fields: badges.map(({ en }) => en),
  }
}

function toPlan(plan: StoredPlan): Plan {
  const titles = namesOf(plan.title, plan.title_kn)
  const { id, title, price_cents, price_currency, duration_unit, duration_length } = plan
  return {
    id,
    title,
    price_cents,
    price_currency,
    duration_unit,
    duration_length,
    ...(titles && { titles }),
    recurring: plan.recurring,
    assets: [{ id: plan.publisher, type: 'site', title: TITLES[plan.publisher].name }],
    subscription_group_id: plan.group_id,
    custom_attributes: [
      attribute(PLAN_ATTRIBUTE.archivalAccess, String(plan.archival_access)),
      attribute(PLAN_ATTRIBUTE.earlyAccess, String(plan.early_access)),
      ...retailPrice(plan),
    ],
  }
}

function retailPrice({ mrp_cents, price_currency }: StoredPlan): CustomAttribute[] {
  if (mrp_cents === null) return []
  const name = price_currency === 'INR' ? PLAN_ATTRIBUTE.mrpInr : PLAN_ATTRIBUTE.mrpUsd
  return [attribute(name, String(mrp_cents / 100))]
}

function htmlList(lines: string[]): string {
  return `<ul>${lines.map((line) => element('li', line)).join('')}</ul>`
}

function attribute(name: string, value: string): CustomAttribute {
  return { name, value }
}
