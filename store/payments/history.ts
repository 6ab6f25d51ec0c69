import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { SubscriptionTable } from '../plan-tables.ts'
import { type SheetName, sheetRows } from '../sheets.ts'
import type { InvoiceTable, PaymentTable, RefundTable } from './tables.ts'

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

export const EXPORTS = [
  'subscriptions',
  'payments',
  'refunds',
  'invoices',
  'cancellations',
  'plan-changes',
  'audit',
] as const
export type ExportName = (typeof EXPORTS)[number]

const TABLES = {
  payments: 'payment',
  refunds: 'refund',
  invoices: 'invoice',
  audit: 'audit_entry',
} as const

/** Every row of a table, or of a sheet with its JSON data as columns. */
export async function rowsFor(
  db: Database,
  name: ExportName,
): Promise<Record<string, string | number | null>[]> {
  if (name === 'subscriptions') return subscriptionsWithContacts(db)
  if (name === 'cancellations' || name === 'plan-changes') return rowsOfSheet(db, name)
  return db.selectFrom(TABLES[name]).selectAll().execute()
}

async function rowsOfSheet(db: Database, sheet: SheetName) {
  return (await sheetRows(db, sheet)).map(({ at, reader_id, data }) => ({
    at,
    reader_id,
    ...(JSON.parse(data) as Record<string, string | number>),
  }))
}

async function subscriptionsWithContacts(db: Database) {
  return db
    .selectFrom('subscription')
    .selectAll()
    .select(({ selectFrom }) => [
      selectFrom('login_method')
        .select(({ fn }) => fn.coalesce('email', 'value').as('contact'))
        .whereRef('login_method.reader_id', '=', 'subscription.reader_id')
        .orderBy('time_joined')
        .limit(1)
        .as('contact'),
    ])
    .orderBy('created_at')
    .execute()
}
