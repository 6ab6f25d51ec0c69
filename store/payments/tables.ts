import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { PlanTables } from '../plan-tables.ts'

/** Plans, subscriptions and payments, as the migrations leave them. Amounts are in paise or cents. */
export interface PaymentTables extends PlanTables {
  payment_attempt: PaymentAttemptTable
  payment: PaymentTable
  refund: RefundTable
  invoice: InvoiceTable
  invoice_counter: InvoiceCounterTable
  seller: SellerTable
  mandate: MandateTable
  ledger_entry: LedgerEntryTable
  gateway_event: GatewayEventTable
  idempotency_key: IdempotencyKeyTable
  audit_entry: AuditEntryTable
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

export interface RefundTable {
  id: string
  payment_id: string
  reader_id: string
  amount_cents: number
  currency: 'INR' | 'USD'
  reason: 'upgrade' | 'duplicate' | 'late' | 'mismatch' | 'operator' | 'dispute'
  state: 'requested' | 'submitted' | 'processed' | 'failed' | 'manual'
  provider_refund_id: string | null
  tries: number
  requested_at: number
  /** The date by which the reader was promised the refund. */
  due_at: number
  processed_at: number | null
  /** When it first entered the state `manual`. Never cleared. */
  manual_since: number | null
  /** When an operator last retried it. */
  retried_at: number | null
  /** Why the last attempt failed, in the gateway's words if it gave any. */
  failure: string | null
  /** The day of the bank transfer that settled it; null when the gateway did. */
  transferred_on: IssueDate | null
  transfer_reference: string | null
  /** When the gateway reported that it also paid a refund that a bank transfer had settled. */
  overpaid_at: number | null
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

interface IdempotencyKeyTable {
  reader_id: string
  key: string
  request_hash: string
  /** Null while the first request with this key is in progress. */
  response: string | null
  created_at: number
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

/** A tax invoice, or the credit note for a refund. */
export interface InvoiceTable {
  number: string
  kind: 'invoice' | 'credit-note'
  publisher: PublisherCode
  reader_id: string
  payment_id: string
  refund_id: string | null
  /** On a credit note: the invoice that it corrects. */
  corrects: string | null
  plan_name: string
  period_start: string
  period_end: string
  currency: 'INR' | 'USD'
  gross_cents: number
  taxable_cents: number
  cgst_cents: number
  sgst_cents: number
  igst_cents: number
  /** In hundredths of a percent: 1800 is 18 %. */
  rate: number
  /** The buyer's name and contact at the time of the invoice. */
  buyer_name: string
  buyer_contact: string
  issued_at: number
}

/** The last number of a series; updated in the transaction that writes the invoice. */
interface InvoiceCounterTable {
  series: string
  last: number
}

/** The legal details of the publisher since a time. An invoice uses those that were valid when it was written. */
interface SellerTable {
  publisher: PublisherCode
  since: number
  /** As JSON. */
  details: string
}
