import type { IssueDate } from '#contract/issue-date.ts'
import type { Currency } from '#contract/plans.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { gstRateOn, taxWithin, taxWithinPart } from '#domain/gst.ts'
import { type InvoiceKind, invoiceNumber, invoiceSeries } from '#domain/invoice-number.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { type Contacts, contactsOf } from '../auth/contacts.ts'
import type { Database } from '../database.ts'
import type { InvoiceTable } from './tables.ts'

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
 * Writes the tax invoice of a payment, in the caller's transaction, and answers its number. Until that
 * transaction ends nobody else gets a number of the series: it is best called last.
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
      ...buyer(invoice.buyer),
      issued_at: at.getTime(),
    })
    .execute()
  return number
}

export interface NewCreditNote {
  refundId: string
  paymentId: string
  amountCents: number
  at: Date
}

/** Writes the credit note of a refund, in the caller's transaction, and answers its number. */
export async function writeCreditNote(tx: Database, note: NewCreditNote): Promise<string> {
  const invoice = await invoiceOfPayment(tx, note.paymentId)
  const credited = invoice
    ? await creditOn(tx, invoice, note.amountCents)
    : await creditWithoutInvoice(tx, note)
  const number = await nextNumber(tx, credited.publisher, 'credit-note', dayInIndia(note.at))
  await tx
    .insertInto('invoice')
    .values({
      ...credited,
      number,
      kind: 'credit-note',
      payment_id: note.paymentId,
      refund_id: note.refundId,
      gross_cents: note.amountCents,
      issued_at: note.at.getTime(),
    })
    .execute()
  return number
}

/** What differs with whether an invoice was written. */
type Credited = Omit<
  InvoiceTable,
  'number' | 'kind' | 'payment_id' | 'refund_id' | 'gross_cents' | 'issued_at'
>

async function creditOn(
  tx: Database,
  invoice: StoredInvoice,
  amountCents: number,
): Promise<Credited> {
  const { rate, currency } = invoice
  const { credited } = await tx
    .selectFrom('invoice')
    .select(({ fn }) => fn.sum<number | null>('gross_cents').as('credited'))
    .where('corrects', '=', invoice.number)
    .executeTakeFirstOrThrow()
  const { publisher, reader_id, plan_name, period_start, period_end } = invoice
  const { buyer_name, buyer_contact } = invoice
  return {
    ...{ publisher, reader_id, plan_name, period_start, period_end, currency, rate },
    ...{ buyer_name, buyer_contact },
    corrects: invoice.number,
    ...taxWithinPart({ creditedBeforeCents: Number(credited), amountCents }, rate, currency),
  }
}

/** Money that bought nothing and goes back: there was no tax on it to take back. */
async function creditWithoutInvoice(
  tx: Database,
  { paymentId, amountCents }: NewCreditNote,
): Promise<Credited> {
  const bought = await tx
    .selectFrom('payment')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'payment.attempt_id')
    .innerJoin('subscription', 'subscription.id', 'payment_attempt.subscription_id')
    .select([
      'subscription.publisher',
      'subscription.reader_id',
      'subscription.plan_name',
      'subscription.start_date as period_start',
      'subscription.end_date as period_end',
      'payment.currency',
    ])
    .where('payment.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return {
    ...bought,
    ...buyer(await contactsOf(tx, bought.reader_id)),
    corrects: null,
    ...taxWithin(amountCents, 0, bought.currency),
    rate: 0,
  }
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

/** Nothing when it is another reader's. */
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

/** The counter's row stays locked until the transaction ends, and goes back with it: no number is lost. */
async function nextNumber(
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

function buyer({
  name,
  email,
  phone,
}: Contacts): Pick<InvoiceTable, 'buyer_name' | 'buyer_contact'> {
  return { buyer_name: name ?? '', buyer_contact: [email, phone].filter(Boolean).join(', ') }
}
