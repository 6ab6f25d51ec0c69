import type { Kysely } from 'kysely'

/** Those of the last day are counted again and again. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('payment_attempt_by_time')
    .on('payment_attempt')
    .columns(['created_at', 'state'])
    .execute()
}
