import type { Kysely } from 'kysely'

/** Withdrawn articles, and the pages whose files a withdrawal replaces. A page is marked before its version is written. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('withdrawal')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('issue_id', 'text', (column) => column.notNull().references('issue.id'))
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addColumn('requested_article_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('notice', 'text')
    .addColumn('withdrawn_by', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'bigint', (column) => column.notNull())
    .addColumn('undone_by', 'text')
    .addColumn('undone_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('withdrawal_by_article')
    .on('withdrawal')
    .columns(['issue_id', 'article_id'])
    .execute()
  await db.schema
    .createTable('withdrawn_page')
    .addColumn('issue_id', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('page_no', 'integer', (column) => column.notNull())
    .addColumn('is_done', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('withdrawn_page_key', ['issue_id', 'version', 'page_no'])
    .execute()
}
