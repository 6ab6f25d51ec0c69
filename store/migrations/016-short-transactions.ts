import type { Kysely } from 'kysely'

/** Versions are written, and the index is updated, in several transactions. */
export async function up(db: Kysely<never>): Promise<void> {
  // Releases before this one write a version in one transaction: what they insert is complete.
  await db.schema
    .alterTable('issue_version')
    .addColumn('is_complete', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()

  await db.schema
    .createTable('search_update')
    .addColumn('issue_id', 'text', (column) => column.primaryKey().references('issue.id'))
    .addColumn('from_version', 'text')
    .addColumn('from_revision', 'integer')
    .addColumn('to_version', 'text')
    .addColumn('to_revision', 'integer')
    .addColumn('next_id', 'bigint', (column) => column.notNull())
    .execute()
}
