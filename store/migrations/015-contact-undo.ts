import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('session').addColumn('authenticated_at', 'bigint').execute()
  await db.schema.alterTable('code_attempt').addColumn('purpose', 'text').execute()
  await db.schema.alterTable('code_attempt').addColumn('session_handle', 'text').execute()

  await db.schema
    .createTable('contact_undo')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('old_value', 'text')
    .addColumn('new_value', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('contact_undo_by_reader')
    .on('contact_undo')
    .columns(['reader_id', 'at'])
    .execute()
}
