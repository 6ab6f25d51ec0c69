import type { Kysely } from 'kysely'

/** Which stories of the sister paper report the same event. Issues of earlier releases are not compared. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sister_story')
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('sister_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sister_story_once', ['story_id', 'sister_id'])
    .execute()
  await db.schema
    .createIndex('sister_story_by_sister')
    .on('sister_story')
    .column('sister_id')
    .execute()
  await db.schema
    .alterTable('story_issue')
    .addColumn('is_compared', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
