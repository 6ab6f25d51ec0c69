import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { InvoiceTable } from './invoice-tables.ts'
import type { RefundTable } from './refund-table.ts'
import type { PaymentTable, SubscriptionTable } from './tables.ts'

/** A reader's subscriptions, payments, refunds and invoices; oldest first. */
export interface ReaderHistory {
  subscriptions: Selectable<SubscriptionTable>[]
  payments: Selectable<PaymentTable>[]
  refunds: Selectable<RefundTable>[]
  invoices: Selectable<InvoiceTable>[]
}

export async function historyOf(db: Database, readerId: string): Promise<ReaderHistory> {
  return {
    subscriptions: await db
      .selectFrom('subscription')
      .selectAll()
      .where('reader_id', '=', readerId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    payments: await db
      .selectFrom('payment')
      .innerJoin('payment_attempt', 'payment_attempt.id', 'payment.attempt_id')
      .selectAll('payment')
      .where('payment_attempt.reader_id', '=', readerId)
      .orderBy('payment.created_at')
      .orderBy('payment.id')
      .execute(),
    refunds: await db
      .selectFrom('refund')
      .selectAll()
      .where('reader_id', '=', readerId)
      .orderBy('requested_at')
      .orderBy('id')
      .execute(),
    invoices: await db
      .selectFrom('invoice')
      .selectAll()
      .where('reader_id', '=', readerId)
      .orderBy('issued_at')
      .orderBy('number')
      .execute(),
  }
}

export interface PaymentOfReader extends Selectable<PaymentTable> {
  readerId: string
}

/** Finds a payment by its id, the gateway's id, or its invoice number. */
export async function findPayment(
  db: Database,
  called: string,
): Promise<PaymentOfReader | undefined> {
  return db
    .selectFrom('payment')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'payment.attempt_id')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.payment_id', '=', 'payment.id').on('invoice.kind', '=', 'invoice'),
    )
    .selectAll('payment')
    .select('payment_attempt.reader_id as readerId')
    .where(({ eb, or }) =>
      or([
        eb('payment.id', '=', called),
        eb('payment.provider_payment_id', '=', called),
        eb('invoice.number', '=', called),
      ]),
    )
    .executeTakeFirst()
}
