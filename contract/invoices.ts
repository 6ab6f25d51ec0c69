import { z } from 'zod'
import { IssueDate } from './issue-date.ts'
import { Names } from './names.ts'
import { AccesstypeId, Currency } from './plans.ts'
import { defineRoute } from './route.ts'
import { AsMember } from './subscriptions.ts'
import { text } from './text.ts'

/** The seller's details that the law requires on every invoice. */
export const Seller = z.object({
  name: z.string(),
  address: z.string(),
  gstin: z.string(),
  state: z.string(),
})
export type Seller = z.infer<typeof Seller>

/** A tax invoice, or the credit note for a refund. Amounts are paise or cents. */
export const Invoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  /** On a credit note: the invoice that it corrects. */
  corrects: z.string().nullable(),
  payment_id: AccesstypeId,
  plan_name: z.string(),
  plan_names: Names.exactOptional(),
  period_start: IssueDate,
  period_end: IssueDate,
  currency: Currency,
  gross_cents: z.number().int(),
  taxable_cents: z.number().int(),
  cgst_cents: z.number().int(),
  sgst_cents: z.number().int(),
  igst_cents: z.number().int(),
  issued_at: z.iso.datetime(),
})
export type Invoice = z.infer<typeof Invoice>

export const InvoiceLanguage = z.enum(['kn', 'en'])
export type InvoiceLanguage = z.infer<typeof InvoiceLanguage>

export const listInvoices = defineRoute({
  method: 'GET',
  path: '/members/me/invoices',
  summary: "The reader's invoices and credit notes, newest first.",
  caller: 'signed-in',
  query: AsMember,
  reply: z.object({ invoices: z.array(Invoice) }),
})

export const getInvoicePdf = defineRoute({
  method: 'GET',
  path: '/members/me/invoices/:file',
  summary: 'An invoice or a credit note as a PDF, in Kannada or in English.',
  caller: 'signed-in',
  params: z.object({
    file: text(30).regex(/^[A-Z0-9-]{1,16}\.pdf$/, 'An invoice is <number>.pdf'),
  }),
  query: AsMember.extend({ language: InvoiceLanguage.optional() }),
  reply: z.instanceof(Uint8Array),
  media: 'application/pdf',
})
