import type { Kysely } from 'kysely'

/** What readers follow, and on which days they were mailed about it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('followed_search')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('what_kn', 'text')
    .addColumn('match_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('stopped_at', 'bigint')
    .addUniqueConstraint('followed_search_once', ['reader_id', 'publisher', 'kind', 'match_key'])
    .execute()
  await db.schema
    .createIndex('followed_search_of_title')
    .on('followed_search')
    .columns(['publisher', 'reader_id'])
    .execute()
  await db.schema
    .createTable('followed_search_mail')
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('edition_date', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('followed_search_mail_once', [
      'reader_id',
      'publisher',
      'edition_date',
    ])
    .execute()
}
