import type { Kysely } from 'kysely'

/** An index for the frequent counts of the last day's payment attempts. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('payment_attempt_by_time')
    .on('payment_attempt')
    .columns(['created_at', 'state'])
    .execute()
}
