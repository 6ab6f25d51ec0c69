import { getInvoicePdf, type Invoice, listInvoices } from '#contract/invoices.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { TITLES } from '#contract/titles.ts'
import { invoiceOf, invoicesOf, type StoredInvoice } from '#store/payments/invoices.ts'
import type { App } from '../../http/app.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { serve, serveFile } from '../../http/serve.ts'
import { withPlanNames } from '../../plans/plan-names.ts'
import type { Services } from '../../services.ts'
import { invoicePdf } from './invoice-pdf.ts'

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
