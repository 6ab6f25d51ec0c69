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
  /** Lines of text in both languages, as JSON: `{ en: [line, …], kn: [line, …] }`. */
  description: string
  /** In both languages, as JSON: `{ en, kn }`. `badges` is a list of the same. */
  tagline: string
  badges: string
  position: number
}

/** A plan that is or was for sale. Its terms never change after the first sale. */
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
  /** The price without discount. */
  mrp_cents: number | null
  position: number
  /** 1 when it is for sale. Subscribers keep a plan that is no longer for sale. */
  on_sale: number
}
