import type { Kysely } from 'kysely'

/** Pages of a watched folder that an editor publishes in spite of a question. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('watched_issue')
    .addColumn('accepted_pages', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
