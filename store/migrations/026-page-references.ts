import type { Kysely } from 'kysely'

/** References to other pages that are printed in an article; null if there are none. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('region').addColumn('pageReferences', 'text').execute()
}
