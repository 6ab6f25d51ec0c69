import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('saved_article')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('publisher_short_code', 'text', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addColumn('edition_number', 'integer', (column) => column.notNull())
    .addColumn('edition_date', 'text', (column) => column.notNull())
    .addColumn('page_no', 'integer', (column) => column.notNull())
    .addColumn('html_path', 'text', (column) => column.notNull())
    .addColumn('image_path', 'text', (column) => column.notNull())
    .addColumn('image_coordinates', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('saved_article_of_reader', [
      'reader_id',
      'publisher_short_code',
      'article_id',
    ])
    .execute()
}
