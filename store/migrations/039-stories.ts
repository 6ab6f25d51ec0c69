import type { Kysely } from 'kysely'

/** Which articles are the same story, and for which versions of issues that is known. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('story_article')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('text_hash', 'bigint')
    .addColumn('anchors', 'text', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('section_kn', 'text')
    .execute()
  await db.schema
    .createIndex('story_article_by_story')
    .on('story_article')
    .columns(['story_id', 'id'])
    .execute()
  await db.schema
    .createIndex('story_article_by_text')
    .on('story_article')
    .column('text_hash')
    .execute()
  await db.schema
    .createTable('story_issue')
    .addColumn('issue_id', 'text', (column) => column.primaryKey().references('issue.id'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('fingerprints', 'integer', (column) => column.notNull())
    .addColumn('serial', 'integer', (column) => column.notNull())
    .execute()
}
