import { Seller } from '#contract/invoices.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { Currency } from '#contract/plans.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { gstRateOn, taxWithin } from '#domain/gst.ts'
import { type InvoiceKind, invoiceNumber, invoiceSeries } from '#domain/invoice-number.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import type { Contacts } from '../auth/contacts.ts'
import type { Database } from '../database.ts'
import type { InvoiceTable } from './tables.ts'

export type StoredInvoice = InvoiceTable

interface NewInvoice {
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

/** Locks the counter until the transaction ends. A rollback also rolls back the number, so there are no gaps. */
export async function nextNumber(
  tx: Database,
  publisher: PublisherCode,
  kind: InvoiceKind,
  day: IssueDate,
): Promise<string> {
  const series = invoiceSeries(publisher, kind, day)
  const { last } = await tx
    .insertInto('invoice_counter')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict
        .column('series')
        .doUpdateSet(({ eb, ref }) => ({ last: eb(ref('invoice_counter.last'), '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return invoiceNumber(series, last)
}

/** Records the seller's details from now on, if they changed. */
export async function recordSeller(
  db: Database,
  publisher: PublisherCode,
  seller: Seller,
  now: Date,
): Promise<void> {
  const details = JSON.stringify(seller)
  const last = await db
    .selectFrom('seller')
    .select('details')
    .where('publisher', '=', publisher)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.details === details) return
  await db
    .insertInto('seller')
    .values({ publisher, since: now.getTime(), details })
    .onConflict((conflict) => conflict.columns(['publisher', 'since']).doUpdateSet({ details }))
    .execute()
}

/** The seller's details at a time. */
export async function sellerAt(
  db: Database,
  publisher: PublisherCode,
  at: number,
): Promise<Seller> {
  const sellers = await db
    .selectFrom('seller')
    .select(['since', 'details'])
    .where('publisher', '=', publisher)
    .orderBy('since')
    .execute()
  const seller = sellers.findLast(({ since }) => since <= at) ?? sellers[0]
  if (!seller) throw new Error(`There are no seller details for ${publisher}`)
  return Seller.parse(JSON.parse(seller.details))
}
