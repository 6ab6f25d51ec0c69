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
    .addColumn('version', 'text')
    .addColumn('early_release_at', 'bigint', (column) => column.notNull())
    .addColumn('general_release_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('issue_of_a_day', ['publisher', 'date', 'edition_id'])
    .addForeignKeyConstraint('issue_of_edition', ['publisher', 'edition_id'], 'edition', [
      'publisher',
      'id',
    ])
    .execute()

  await db.schema
    .createTable('issue_version')
    .addColumn('issue_id', 'text', (column) => column.notNull().references('issue.id'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('issue_version_key', ['issue_id', 'version'])
    .execute()

  await db.schema
    .createTable('page')
    .addColumn('issue_id', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('page_index', 'integer', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('pageNo', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('displayName', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('more_files', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_key', ['issue_id', 'version', 'page_index'])
    .addForeignKeyConstraint(
      'page_of_version',
      ['issue_id', 'version'],
      'issue_version',
      ['issue_id', 'version'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()

  await db.schema
    .createTable('region')
    .addColumn('issue_id', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('page_index', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('top', 'text', (column) => column.notNull())
    .addColumn('left', 'text', (column) => column.notNull())
    .addColumn('width', 'text', (column) => column.notNull())
    .addColumn('height', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('provenance', 'text', (column) => column.notNull())
    .addColumn('confidence', 'real', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('region_key', ['issue_id', 'version', 'id'])
    .addForeignKeyConstraint(
      'region_of_page',
      ['issue_id', 'version', 'page_index'],
      'page',
      ['issue_id', 'version', 'page_index'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()

  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
