import type { InvoiceLanguage } from '#contract/invoices.ts'
import { type StoredInvoice, sellerAt } from '#store/payments/invoices.ts'
import { paymentWith } from '#store/payments/payments.ts'
import type { Services } from '../../services.ts'

/** Draws the invoice as a PDF from its row. PDFs are not stored. */
export async function invoicePdf(
  { db, config }: Services,
  invoice: StoredInvoice,
  language: InvoiceLanguage,
): Promise<Uint8Array> {
  const payment = await paymentWith(db, invoice.payment_id)
  if (!payment) throw new Error(`The invoice ${invoice.number} has no payment`)
  // Loaded with the first invoice, because the fonts and the PDF library are large.
  const { drawInvoice } = await import('./draw-invoice.ts')
  return drawInvoice({
    invoice,
    paymentReference: payment.provider_payment_id,
    seller: await sellerAt(db, invoice.publisher, invoice.issued_at),
    language,
    support: config.supportEmail,
  })
}
