import type { Kysely } from 'kysely'

/** What each page draws, so that a page is made once; and the pages that are being made. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('page').addColumn('drawing', 'text').execute()
  await db.schema.createIndex('page_by_drawing').on('page').column('drawing').execute()
  await db.schema
    .createTable('page_claim')
    .addColumn('drawing', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('place', 'text')
    .execute()
}
