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
