import {
  getInvoicePdf,
  type Invoice,
  type InvoiceLanguage,
  listInvoices,
} from '#contract/invoices.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { TITLES } from '#contract/titles.ts'
import { invoiceOf, invoicesOf, type StoredInvoice } from '#store/payments/invoices.ts'
import { paymentWith } from '#store/payments/payments.ts'
import { sellerAt } from '#store/payments/sellers.ts'
import type { App } from '../../http/app.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { serve, serveFile } from '../../http/serve.ts'
import { withPlanNames } from '../../plans/plan-names.ts'
import type { Services } from '../../services.ts'

export function invoiceRoutes(app: App, services: Services): void {
  const { db, config } = services

  serve(app, listInvoices, async ({ caller: { session } }) => {
    const invoices = await invoicesOf(db, session.readerId, config.publisher)
    return { invoices: await withPlanNames(services, invoices.map(toInvoice)) }
  })

  serveFile(app, getInvoicePdf, async ({ params: { file }, query, caller: { session } }) => {
    const invoice = await invoiceOf(db, session.readerId, file.replace('.pdf', ''))
    if (!invoice) throw new ProblemError('not-found', 'There is no such invoice.')
    const language = query.language ?? TITLES[invoice.publisher].language
    const bytes = await invoicePdf(services, invoice, language)
    return { bytes, name: file }
  })
}

function toInvoice(stored: StoredInvoice): Invoice {
  return {
    ...stored,
    period_start: IssueDate.parse(stored.period_start),
    period_end: IssueDate.parse(stored.period_end),
    issued_at: new Date(stored.issued_at).toISOString(),
  }
}

/** The invoice as a PDF, drawn anew from its row. */
export async function invoicePdf(
  { db, config }: Services,
  invoice: StoredInvoice,
  language: InvoiceLanguage,
): Promise<Uint8Array> {
  const payment = await paymentWith(db, invoice.payment_id)
  if (!payment) throw new Error(`The invoice ${invoice.number} has no payment`)
  // Loaded with the first invoice: fonts and PDF are a good part of what a server loads.
  const { drawInvoice } = await import('./draw-invoice.ts')
  return drawInvoice({
    invoice,
    paymentReference: payment.provider_payment_id,
    seller: await sellerAt(db, invoice.publisher, invoice.issued_at),
    language,
    support: config.supportEmail,
  })
}
