import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('entitlement')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('archival_access', 'integer', (column) => column.notNull())
    .addColumn('early_access', 'integer', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('entitlement_by_reader_id')
    .on('entitlement')
    .column('reader_id')
    .execute()
}
