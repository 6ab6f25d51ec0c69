import type { Kysely } from 'kysely'

/** What the watched folder knows of each issue, so that a restart continues and a desk can show it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('watched_issue')
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('progress', 'text', (column) => column.notNull())
    .addColumn('version', 'text')
    .addColumn('published_pages', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('watched_issue_key', ['publisher', 'date', 'edition'])
    .execute()
}
