import type { Kysely } from 'kysely'

/** Files that staff upload, and the queue of the press. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('desk_upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('edition_id', 'integer', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('received', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('desk_upload_part')
    .addColumn('upload_id', 'text', (column) =>
      column.notNull().references('desk_upload.id').onDelete('cascade'),
    )
    .addColumn('start', 'bigint', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_upload_part_key', ['upload_id', 'start'])
    .execute()
  await db.schema
    .createTable('press_job')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('edition_id', 'integer', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('pages_total', 'integer')
    .addColumn('pages', 'text', (column) => column.notNull())
    .addColumn('findings', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('version', 'text')
    .addColumn('error', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('claimed_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('desk_upload_by_issue')
    .on('desk_upload')
    .columns(['publisher', 'date', 'edition_id'])
    .execute()
  await db.schema
    .createIndex('press_job_by_issue')
    .on('press_job')
    .columns(['publisher', 'date', 'edition_id'])
    .execute()
  await db.schema.createIndex('press_job_by_state').on('press_job').column('state').execute()
}
