import type { PublisherCode } from '#contract/publisher.ts'

/** What is for sale. */
export interface PlanTables {
  plan_group: PlanGroupTable
  plan: PlanTable
}

export interface PlanGroupTable {
  publisher: PublisherCode
  id: string
  name: string
  /** What it offers, in both languages as JSON: `{ en: [line, …], kn: [line, …] }`. */
  description: string
  /** In both languages as JSON: `{ en, kn }`; so is each of the badges. */
  tagline: string
  badges: string
  position: number
}

/** A plan that was sold once never changes: another takes its place. */
export interface PlanTable {
  publisher: PublisherCode
  id: string
  group_id: string
  title: string
  title_kn: string | null
  price_cents: number
  price_currency: 'INR' | 'USD'
  duration_unit: 'day' | 'month' | 'year'
  duration_length: number
  recurring: number
  /** -1 all past dates, 0 today only, N the last N months. */
  archival_access: number
  early_access: number
  /** What it would cost without a discount. */
  mrp_cents: number | null
  position: number
  /** Whether it is for sale; who holds it keeps it. */
  on_sale: number
}
