import type { PublisherCode } from '#contract/publisher.ts'

/** Tax documents. Amounts are in paise or cents. */
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
