import { taxWithin, taxWithinPart } from '#domain/gst.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { contactsOf } from '../auth/contacts.ts'
import type { Database } from '../database.ts'
import { buyerFrom, invoiceOfPayment, nextNumber, type StoredInvoice } from './invoices.ts'
import type { InvoiceTable } from './tables.ts'

export interface NewCreditNote {
  refundId: string
  paymentId: string
  amountCents: number
  at: Date
}

/** Writes the credit note of a refund, in the caller's transaction, and returns its number. */
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

/** The columns that depend on whether the payment has an invoice. */
type CreditNoteColumns = Omit<
  InvoiceTable,
  'number' | 'kind' | 'payment_id' | 'refund_id' | 'gross_cents' | 'issued_at'
>

async function creditOn(
  tx: Database,
  invoice: StoredInvoice,
  amountCents: number,
): Promise<CreditNoteColumns> {
  const { rate, currency } = invoice
  const { credited } = await tx
    .selectFrom('invoice')
    .select(({ fn }) => fn.sum<number | null>('gross_cents').as('credited'))
    .where('corrects', '=', invoice.number)
    .executeTakeFirstOrThrow()
  const { publisher, reader_id, plan_name, period_start, period_end } = invoice
  const { buyer_name, buyer_contact } = invoice
  return {
    publisher,
    reader_id,
    plan_name,
    period_start,
    period_end,
    currency,
    rate,
    buyer_name,
    buyer_contact,
    corrects: invoice.number,
    ...taxWithinPart({ creditedBeforeCents: Number(credited), amountCents }, rate, currency),
  }
}

/** For a payment that bought nothing: it had no invoice, so there is no tax to credit. */
async function creditWithoutInvoice(
  tx: Database,
  { paymentId, amountCents }: NewCreditNote,
): Promise<CreditNoteColumns> {
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
    ...buyerFrom(await contactsOf(tx, bought.reader_id)),
    corrects: null,
    ...taxWithin(amountCents, 0, bought.currency),
    rate: 0,
  }
}
