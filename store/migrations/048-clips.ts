import type { Kysely } from 'kysely'

/** Clips of pages, and apart from them which reader made which. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('clip')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('edition_date', 'text', (column) => column.notNull())
    .addColumn('edition_number', 'integer', (column) => column.notNull())
    .addColumn('edition_name', 'text', (column) => column.notNull())
    .addColumn('edition_name_kn', 'text')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('page_no', 'integer', (column) => column.notNull())
    .addColumn('page_name', 'text', (column) => column.notNull())
    .addColumn('page_name_kn', 'text')
    .addColumn('box', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('article_ids', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('clip_of_reader')
    .addColumn('clip_id', 'text', (column) => column.primaryKey())
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('edition_date', 'text', (column) => column.notNull())
    .addColumn('edition_number', 'integer', (column) => column.notNull())
    .addColumn('page_no', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('clip_of_reader_reader')
    .on('clip_of_reader')
    .column('reader_id')
    .execute()
}
