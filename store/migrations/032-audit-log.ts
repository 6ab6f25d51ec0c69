import type { Kysely } from 'kysely'

/** The audit log as a hash chain, with personal values apart. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('audit_change')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('publisher', 'text')
    .addColumn('edition_id', 'integer')
    .addColumn('reader_id', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('person_hash', 'text')
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('audit_person')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('audit_change_by_reader_id')
    .on('audit_change')
    .column('reader_id')
    .execute()
  await db.schema.createIndex('audit_person_by_at').on('audit_person').column('at').execute()
}
