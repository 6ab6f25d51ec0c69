import type { PublisherCode } from '#contract/publisher.ts'

/** What the law wants to see of each payment. Amounts are paise or cents. */
export interface InvoiceTables {
  invoice: InvoiceTable
  invoice_counter: InvoiceCounterTable
  seller: SellerTable
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
  /** Who it was made out to, as they were then. */
  buyer_name: string
  buyer_contact: string
  issued_at: number
}

/** The last number given out in a series; it moves in the transaction that writes the invoice. */
interface InvoiceCounterTable {
  series: string
  last: number
}

/** Who the publisher is by law, from a moment on: an invoice keeps what was so when it was written. */
interface SellerTable {
  publisher: PublisherCode
  since: number
  /** As JSON. */
  details: string
}
