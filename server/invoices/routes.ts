import { getInvoicePdf, type Invoice, listInvoices } from '#contract/invoices.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { TITLES } from '#contract/titles.ts'
import { invoiceOf, invoicesOf, type StoredInvoice } from '#store/payments/invoices.ts'
import { sellerAt } from '#store/payments/sellers.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve, serveFile } from '../http/serve.ts'
import { withPlanNames } from '../plan-names.ts'
import type { Services } from '../services.ts'

export function invoiceRoutes(app: App, services: Services): void {
  const { db, config } = services
  serve(app, listInvoices, async ({ caller: { session } }) => {
    const invoices = await invoicesOf(db, session.readerId, config.publisher)
    return { invoices: await withPlanNames(services, invoices.map(toInvoice)) }
  })

  serveFile(app, getInvoicePdf, async ({ params: { file }, query, caller: { session } }) => {
    const invoice = await invoiceOf(db, session.readerId, file.replace('.pdf', ''))
    if (!invoice) throw new ProblemError('not-found', 'There is no such invoice.')
    const { publisher, issued_at } = invoice
    // Loaded with the first invoice: fonts and PDF are a good part of what a server loads.
    const { drawInvoice } = await import('./draw-invoice.ts')
    const bytes = await drawInvoice({
      invoice,
      seller: await sellerAt(db, publisher, issued_at),
      language: query.language ?? TITLES[publisher].language,
      support: config.supportEmail,
    })
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
