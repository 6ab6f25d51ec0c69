import type { Database } from '../database.ts'
import { type SheetName, sheetRows } from './sheets.ts'

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
