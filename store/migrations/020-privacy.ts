import { type Kysely, sql } from 'kysely'

/** Proof of consent, requests for erasure, and what is needed to find and to delete old data. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['wording', 'language', 'prechecked']) {
    await db.schema.alterTable('consent').addColumn(column, 'text').execute()
  }
  await db.schema
    .createTable('erasure_request')
    .addColumn('reader_id', 'text', (column) => column.primaryKey().references('reader.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute()
  await addReaderColumns(db)
  await addReaderOfJobs(db)
  await db.schema.alterTable('gateway_event').addColumn('reader_id', 'text').execute()
  await index(db, 'gateway_event', 'reader_id')
  await index(db, 'gateway_event', 'received_at')
}

async function addReaderColumns(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('reader').addColumn('last_seen_at', 'bigint').execute()
  await db.schema.alterTable('reader').addColumn('erased_at', 'bigint').execute()
  await sql`
    update reader set erased_at = (
      select max(at) from audit_entry where what = 'erase' and reader_id = reader.id
    )`.execute(db)
  await index(db, 'reader', 'last_seen_at')
}

/** Earlier releases wrote the reader's id first in the payload: `{"readerId":"<36 characters>"`. */
async function addReaderOfJobs(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('job').addColumn('reader_id', 'text').execute()
  await sql`
    update job set reader_id = substr(payload, 14, 36)
    where payload like '{"readerId":"%'`.execute(db)
  await index(db, 'job', 'reader_id')
  await index(db, 'job', 'done_at')
}

async function index(db: Kysely<never>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
}
