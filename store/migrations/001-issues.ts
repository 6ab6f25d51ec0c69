import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('edition')
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('edition_number', 'integer', (column) => column.notNull())
    .addColumn('edition_name', 'text', (column) => column.notNull())
    .addColumn('parent_edition', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('edition_key', ['publisher', 'id'])
    .execute()

  await db.schema
    .createTable('issue')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('edition_id', 'integer', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('issue_of_a_day', ['publisher', 'date', 'edition_id'])
    .addForeignKeyConstraint('issue_of_edition', ['publisher', 'edition_id'], 'edition', [
      'publisher',
      'id',
    ])
    .execute()

  await db.schema
    .createTable('page')
    .addColumn('issue_id', 'text', (column) =>
      column.notNull().references('issue.id').onDelete('cascade'),
    )
    .addColumn('page_index', 'integer', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('pageNo', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('displayName', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_key', ['issue_id', 'page_index'])
    .execute()
}
