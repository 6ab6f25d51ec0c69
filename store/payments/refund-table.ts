import type { IssueDate } from '#contract/issue-date.ts'

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
  /** By when the reader was told to have it. */
  due_at: number
  processed_at: number | null
  /** When it first entered the state `manual`; stays set after that. */
  manual_since: number | null
  /** When an operator last had it sent again. */
  retried_at: number | null
  /** Why the gateway did not carry out the last try, in the gateway's words where it gave any. */
  failure: string | null
  /** The day of the bank transfer that settled it; null when the gateway did. */
  transferred_on: IssueDate | null
  transfer_reference: string | null
  /** When the gateway reported that it paid a refund which a bank transfer had settled. */
  overpaid_at: number | null
}
