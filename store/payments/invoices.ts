import type { IssueDate } from '#contract/issue-date.ts'
import type { Currency } from '#contract/plans.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { gstRateOn, taxWithin } from '#domain/gst.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import type { Contacts } from '../auth/contacts.ts'
import type { Database } from '../database.ts'
import { nextNumber } from './invoice-counter.ts'
import type { InvoiceTable } from './invoice-tables.ts'

export type StoredInvoice = InvoiceTable

export interface NewInvoice {
  publisher: PublisherCode
  readerId: string
  paymentId: string
  planName: string
  periodStart: IssueDate
  periodEnd: IssueDate
  currency: Currency
  grossCents: number
  buyer: Contacts
  at: Date
}

/**
 * Writes the tax invoice of a payment, in the caller's transaction, and returns its number. Locks the series until the
 * transaction ends: call it last.
 */
export async function writeInvoice(tx: Database, invoice: NewInvoice): Promise<string> {
  const { publisher, readerId, currency, grossCents, at } = invoice
  const day = dayInIndia(at)
  const rate = gstRateOn(day)
  const number = await nextNumber(tx, publisher, 'invoice', day)
  await tx
    .insertInto('invoice')
    .values({
      number,
      kind: 'invoice',
      publisher,
      reader_id: readerId,
      payment_id: invoice.paymentId,
      refund_id: null,
      corrects: null,
      plan_name: invoice.planName,
      period_start: invoice.periodStart,
      period_end: invoice.periodEnd,
      currency,
      gross_cents: grossCents,
      ...taxWithin(grossCents, rate, currency),
      rate,
      ...buyerFrom(invoice.buyer),
      issued_at: at.getTime(),
    })
    .execute()
  return number
}

/** Newest first. */
export async function invoicesOf(
  db: Database,
  readerId: string,
  publisher: PublisherCode,
): Promise<StoredInvoice[]> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('reader_id', '=', readerId)
    .where('publisher', '=', publisher)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
}

/** Undefined when the invoice belongs to another reader. */
export async function invoiceOf(
  db: Database,
  readerId: string,
  number: string,
): Promise<StoredInvoice | undefined> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('number', '=', number)
    .where('reader_id', '=', readerId)
    .executeTakeFirst()
}

export async function invoiceOfPayment(
  db: Database,
  paymentId: string,
): Promise<StoredInvoice | undefined> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
}

/** The credit note. */
export async function invoiceOfRefund(
  db: Database,
  refundId: string,
): Promise<StoredInvoice | undefined> {
  return db.selectFrom('invoice').selectAll().where('refund_id', '=', refundId).executeTakeFirst()
}

export function buyerFrom({
  name,
  email,
  phone,
}: Contacts): Pick<InvoiceTable, 'buyer_name' | 'buyer_contact'> {
  return { buyer_name: name ?? '', buyer_contact: [email, phone].filter(Boolean).join(', ') }
}
