import type { ColumnType } from 'kysely'
import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { InvoiceTables } from './invoice-tables.ts'
import type { RefundTable } from './refund-table.ts'

/** `yyyy-MM-dd` */
type DayColumn = ColumnType<IssueDate, string>

/** Plans, subscriptions and payments, as the migrations leave them. Amounts are in paise or cents. */
export interface PaymentTables extends InvoiceTables {
  plan_group: PlanGroupTable
  plan: PlanTable
  subscription: SubscriptionTable
  payment_attempt: PaymentAttemptTable
  payment: PaymentTable
  refund: RefundTable
  mandate: MandateTable
  ledger_entry: LedgerEntryTable
  gateway_event: GatewayEventTable
  job: JobTable
  idempotency_key: IdempotencyKeyTable
  sheet_row: SheetRowTable
  audit_entry: AuditEntryTable
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

/** One attempt to pay for a purchase, a plan change or the renewal of one period. */
export interface PaymentAttemptTable {
  id: string
  /** Sent to the browser, and to the gateway in the notes of the order. */
  token: string
  reader_id: string
  publisher: PublisherCode
  /** A `recovery` is a renewal that the reader pays in a checkout. */
  purpose: 'new' | 'upgrade' | 'downgrade' | 'recovery' | 'renewal'
  /** The subscription that it pays for. */
  subscription_id: string
  /** For a renewal: the number of the period, from 0. */
  period: number
  amount_cents: number
  currency: 'INR' | 'USD'
  /** Refund promised at checkout for the unused part of the old plan. The actual refund is never larger. */
  refund_cents: number
  provider: string
  provider_order_id: string | null
  state: 'created' | 'paid' | 'failed' | 'abandoned' | 'unknown'
  /** The gateway's error code. */
  failure: string | null
  created_at: number
  expires_at: number
  settled_at: number | null
}

/** A payment at the gateway. */
export interface PaymentTable {
  id: string
  provider: string
  provider_payment_id: string
  attempt_id: string
  amount_cents: number
  currency: 'INR' | 'USD'
  state: 'created' | 'authorised' | 'captured' | 'failed' | 'unknown'
  /** Set once captured: it paid for its attempt's subscription, or is refunded. */
  use: 'subscription' | 'refund' | null
  refunded_cents: number
  created_at: number
  captured_at: number | null
}

/** A reader's permission to debit later periods. */
export interface MandateTable {
  id: string
  reader_id: string
  provider: string
  provider_customer_id: string
  provider_token_id: string
  max_amount_cents: number
  currency: 'INR' | 'USD'
  state: 'active' | 'cancelled' | 'revoked'
  created_at: number
}

/** An amount moved from one account to another, so that every journal sums to zero. Append-only. */
interface LedgerEntryTable {
  id: string
  /** Names the event and its object. (journal, line) is unique, so that nothing is booked twice. */
  journal: string
  line: number
  debit_account: string
  credit_account: string
  amount_cents: number
  currency: 'INR' | 'USD'
  at: number
}

/** A webhook event of the gateway, stored once. */
export interface GatewayEventTable {
  provider: string
  event_id: string
  event: string
  body: string
  received_at: number
  applied_at: number | null
  /** The reader whose payment, refund or mandate it concerns; null until it is applied, or when there is none. */
  reader_id: string | null
}

/** A job, written in the transaction that made it necessary. */
export interface JobTable {
  id: string
  kind: string
  /** (kind, key) is unique. */
  key: string
  payload: string
  /** `dropped`: there was nothing left to do, or no way to do it. `dead`: it failed too often. */
  state: 'waiting' | 'done' | 'dropped' | 'dead'
  run_at: number
  tries: number
  /** End of the lease of the worker that runs it. */
  taken_until: number | null
  last_error: string | null
  created_at: number
  done_at: number | null
  /** The job is deleted with this reader's account. Null for a job that outlives the account, such as a refund. */
  reader_id: string | null
}

interface IdempotencyKeyTable {
  reader_id: string
  key: string
  request_hash: string
  /** Null while the first request with this key is in progress. */
  response: string | null
  created_at: number
}

/** A row of one of the publisher's spreadsheets. */
export interface SheetRowTable {
  id: string
  sheet: 'cancellations' | 'plan-changes'
  reader_id: string
  /** As JSON. */
  data: string
  at: number
}

/** An action of an operator, and its reason. */
export interface AuditEntryTable {
  id: string
  at: number
  who: string
  what: string
  why: string
  reader_id: string | null
  details: string
}
