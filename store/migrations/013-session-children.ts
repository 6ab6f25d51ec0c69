import type { Kysely } from 'kysely'

/** The refresh token that was last used. Older releases do not set the column, which means "not used". */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('session').addColumn('used_hash', 'text').execute()
}
