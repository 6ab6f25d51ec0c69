import type { Kysely } from 'kysely'

/** How far a reader has come in an issue. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('reading_place')
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('edition_date', 'text', (column) => column.notNull())
    .addColumn('edition_number', 'integer', (column) => column.notNull())
    .addColumn('page_no', 'integer', (column) => column.notNull())
    .addColumn('article_id', 'text')
    .addColumn('article_block', 'double precision', (column) => column.notNull())
    .addColumn('read_articles', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('reading_place_of_reader', [
      'reader_id',
      'publisher',
      'edition_date',
      'edition_number',
    ])
    .execute()
}
