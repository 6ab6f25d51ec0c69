import { z } from 'zod'
import { Names } from './names.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'

/** Ids may be sent as numbers or text; we use text. */
export const AccesstypeId = z
  .union([text(100).min(1), z.number().int().nonnegative()])
  .transform(String)
  .pipe(z.string())

export const Currency = z.enum(['INR', 'USD'])
export type Currency = z.infer<typeof Currency>

/** The format of prices, which are in hundredths. */
export const CURRENCY_FORMAT = {
  INR: { symbol: '₹', decimals: 0 },
  USD: { symbol: '$', decimals: 2 },
} as const satisfies Record<Currency, { symbol: string; decimals: number }>
export const CENTS = 100

/** Accesstype sends both 'year' and 'years'; the length is a separate field. */
export const DurationUnit = z
  .enum(['day', 'days', 'month', 'months', 'year', 'years'])
  .transform((unit) => unit.replace(/s$/, ''))
  .pipe(z.enum(['day', 'month', 'year']))
export type DurationUnit = z.infer<typeof DurationUnit>

export const CustomAttribute = z.object({ name: z.string(), value: z.string() })
export type CustomAttribute = z.infer<typeof CustomAttribute>

/** Names of custom attributes. A maximum retail price is in whole rupees or dollars. */
export const PLAN_ATTRIBUTE = {
  archivalAccess: 'ArchivalAccess',
  earlyAccess: 'EarlyAccess',
  mrpInr: 'MRP_INR',
  mrpUsd: 'MRP_USD',
} as const
/** The description is an HTML list. Kannada texts have their own attributes; badges are numbered. */
export const GROUP_ATTRIBUTE = {
  description: 'Description',
  tagline: 'Tagline',
  descriptionInKannada: 'Description_kn',
  taglineInKannada: 'Tagline_kn',
  badgeInKannada: 'Badge_kn',
} as const

/** The archive access of a plan: -1 all past dates, 0 today only, N the last N months. */
export const ArchivalAccess = z.coerce.number<number | string>().int().min(-1).max(1200)

export const PlanAsset = z.object({
  id: AccesstypeId,
  type: text(100),
  title: text(200).optional(),
})
export type PlanAsset = z.infer<typeof PlanAsset>

export const PlanAssets = z.array(PlanAsset).max(20)

export const SubscriptionGroup = z.object({
  id: AccesstypeId,
  name: z.string(),
  custom_attributes: z.array(CustomAttribute),
  /** Badge labels. */
  metadata_fields: z.array(z.string()),
})
export type SubscriptionGroup = z.infer<typeof SubscriptionGroup>

export const Plan = z.object({
  id: AccesstypeId,
  title: z.string(),
  titles: Names.exactOptional(),
  price_cents: z.number().int().nonnegative(),
  price_currency: Currency,
  duration_unit: DurationUnit,
  duration_length: z.number().int().positive(),
  recurring: z.boolean(),
  assets: PlanAssets,
  subscription_group_id: AccesstypeId,
  /** The plan's group, after the two lists are merged. */
  group: SubscriptionGroup.optional(),
  custom_attributes: z.array(CustomAttribute),
})
export type Plan = z.infer<typeof Plan>

/** The chosen plan, which the browser stores during login and payment. */
export const SelectedPlan = Plan.pick({
  id: true,
  title: true,
  titles: true,
  price_cents: true,
  price_currency: true,
  duration_unit: true,
  duration_length: true,
  recurring: true,
  assets: true,
}).extend({ tagline: z.string() })
export type SelectedPlan = z.infer<typeof SelectedPlan>

/** The time until the refund for the unused part of a plan arrives. */
export const REFUND_BUSINESS_DAYS = { from: 10, to: 15 } as const

export const listSubscriptionGroups = defineRoute({
  method: 'GET',
  path: '/subscription_groups',
  summary: 'The plans for sale, in their groups.',
  caller: 'anyone',
  reply: z.object({
    subscription_groups: z.array(SubscriptionGroup.extend({ subscription_plans: z.array(Plan) })),
  }),
})
