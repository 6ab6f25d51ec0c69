import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('information')
    .addColumn('publisher', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
}
