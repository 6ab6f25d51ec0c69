import type { ColumnType } from 'kysely'
import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'

/** What is for sale, and what readers bought. */
export interface PlanTables {
  plan_group: PlanGroupTable
  plan: PlanTable
  subscription: SubscriptionTable
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

/** `yyyy-MM-dd` */
type DayColumn = ColumnType<IssueDate, string>

/** A plan that a reader bought, with the terms at the time of purchase. */
export interface SubscriptionTable {
  id: string
  reader_id: string
  publisher: PublisherCode
  plan_id: string
  state:
    | 'pending'
    | 'scheduled'
    | 'active'
    | 'cancel_at_period_end'
    | 'in_grace'
    | 'abandoned'
    | 'failed'
    | 'expired'
    | 'superseded'
    | 'revoked'
  plan_name: string
  price_cents: number
  price_currency: 'INR' | 'USD'
  duration_unit: 'day' | 'month' | 'year'
  duration_length: number
  recurring: number
  archival_access: number
  early_access: number
  /** `yyyy-MM-dd` in India. All periods are computed from this date, so that month ends do not drift. */
  anchor_date: DayColumn
  /** Number of paid periods. */
  periods: number
  /** First and last day of the current period. */
  start_date: DayColumn
  end_date: DayColumn
  /** The midnight after the last day. Access ends then, unless a grace period follows. */
  ends_at: number
  grace_ends_at: number | null
  /** The mandate for the next debit; null when it does not renew. */
  mandate_id: string | null
  /** The subscription that this one replaces. */
  replaces_id: string | null
  created_at: number
  cancelled_at: number | null
  ended_at: number | null
}
