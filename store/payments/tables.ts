import type { ColumnType } from 'kysely'
import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { PlanTables } from '../plan-tables.ts'
import type { InvoiceTables } from './invoice-tables.ts'
import type { RefundTable } from './refund-table.ts'

/** `yyyy-MM-dd` */
type DayColumn = ColumnType<IssueDate, string>

/** Everything about money, as the migrations leave it. Amounts are paise or cents. */
export interface PaymentTables extends InvoiceTables, PlanTables {
  subscription: SubscriptionTable
  payment_attempt: PaymentAttemptTable
  payment: PaymentTable
  refund: RefundTable
  mandate: MandateTable
  ledger_entry: LedgerEntryTable
  gateway_event: GatewayEventTable
  idempotency_key: IdempotencyKeyTable
  audit_entry: AuditEntryTable
}

/** A plan that a reader holds, held or is about to; with the plan's terms as they were when it was bought. */
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
  /** `yyyy-MM-dd` in India: all periods are counted from here, so that month ends do not drift. */
  anchor_date: DayColumn
  /** How many periods were paid for. */
  periods: number
  /** The period that runs: its first and its last day. */
  start_date: DayColumn
  end_date: DayColumn
  /** The midnight after the last day; access ends there unless grace goes on. */
  ends_at: number
  grace_ends_at: number | null
  /** By what the next period is debited; none when it does not renew. */
  mandate_id: string | null
  /** The subscription in whose place it comes. */
  replaces_id: string | null
  created_at: number
  cancelled_at: number | null
  ended_at: number | null
}

/** One intention to pay: a purchase, a change of plan or the renewal of one period. */
export interface PaymentAttemptTable {
  id: string
  /** Known to the browser and, in its notes, to the gateway. */
  token: string
  reader_id: string
  publisher: PublisherCode
  /** A recovery is a renewal that is paid for by hand. */
  purpose: 'new' | 'upgrade' | 'downgrade' | 'recovery' | 'renewal'
  /** What it pays for. */
  subscription_id: string
  /** For a renewal: the number of the period, from 0. */
  period: number
  amount_cents: number
  currency: 'INR' | 'USD'
  /** Promised for the unused part of the old plan when it began; paid out as it is then, never more. */
  refund_cents: number
  provider: string
  provider_order_id: string | null
  state: 'created' | 'paid' | 'failed' | 'abandoned' | 'unknown'
  /** The gateway's code for why not. */
  failure: string | null
  created_at: number
  expires_at: number
  settled_at: number | null
}

/** Money that the gateway took or tried to take. */
export interface PaymentTable {
  id: string
  provider: string
  provider_payment_id: string
  attempt_id: string
  amount_cents: number
  currency: 'INR' | 'USD'
  state: 'created' | 'authorised' | 'captured' | 'failed' | 'unknown'
  /** Once captured: it bought what its attempt was for, or goes back. */
  use: 'subscription' | 'refund' | null
  refunded_cents: number
  created_at: number
  captured_at: number | null
}

/** A mandate: the reader allows further debits. */
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

/** One amount from one account to another: a journal cannot but sum to zero. Entries are only ever added. */
interface LedgerEntryTable {
  id: string
  /** What happened, and to what: unique, so that nothing is booked twice. */
  journal: string
  line: number
  debit_account: string
  credit_account: string
  amount_cents: number
  currency: 'INR' | 'USD'
  at: number
}

/** What a gateway told us, once for each event of its own. */
export interface GatewayEventTable {
  provider: string
  event_id: string
  event: string
  body: string
  received_at: number
  applied_at: number | null
  /** Whose payment, refund or mandate it is about; null until it is applied, or when that is nobody. */
  reader_id: string | null
}

interface IdempotencyKeyTable {
  reader_id: string
  key: string
  request_hash: string
  /** Null while the first request with it is being answered. */
  response: string | null
  created_at: number
}

/** What an operator did, and why. */
export interface AuditEntryTable {
  id: string
  at: number
  who: string
  what: string
  why: string
  reader_id: string | null
  details: string
}
