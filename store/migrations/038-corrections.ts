import type { Kysely } from 'kysely'

const ISSUE_PAGE: ('publisher' | 'date' | 'edition_id' | 'page_no')[] = [
  'publisher',
  'date',
  'edition_id',
  'page_no',
]

/** Drafts of corrected pages, their steps, who has them open, and what became of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('correction_draft')
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('edition_id', 'integer', (column) => column.notNull())
    .addColumn('page_no', 'integer', (column) => column.notNull())
    .addColumn('base_version', 'text', (column) => column.notNull())
    .addColumn('base_mark', 'text', (column) => column.notNull())
    .addColumn('base_state', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('published_sequence', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('correction_draft_key', ISSUE_PAGE)
    .execute()
  await db.schema
    .createTable('correction_step')
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('edition_id', 'integer', (column) => column.notNull())
    .addColumn('page_no', 'integer', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('inverse', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('correction_step_key', [...ISSUE_PAGE, 'sequence'])
    .execute()
  await db.schema
    .createIndex('correction_step_by_id')
    .on('correction_step')
    .columns([...ISSUE_PAGE, 'id'])
    .unique()
    .execute()
  await db.schema
    .createTable('correction_presence')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('edition_id', 'integer', (column) => column.notNull())
    .addColumn('page_no', 'integer', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('correction_pair')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('edition_id', 'integer', (column) => column.notNull())
    .addColumn('page_no', 'integer', (column) => column.notNull())
    .addColumn('version_before', 'text', (column) => column.notNull())
    .addColumn('version_after', 'text', (column) => column.notNull())
    .addColumn('model_before', 'text', (column) => column.notNull())
    .addColumn('model_after', 'text', (column) => column.notNull())
    .addColumn('steps', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('correction_alias')
    .addColumn('issue_id', 'text', (column) => column.notNull())
    .addColumn('old_id', 'text', (column) => column.notNull())
    .addColumn('new_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('correction_alias_key', ['issue_id', 'old_id'])
    .execute()
}
