import type { Kysely } from 'kysely'

/** The refresh token that was last seen in use. A release without it leaves it alone, which reads as "not used". */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('session').addColumn('used_hash', 'text').execute()
}
