import type { Kysely } from 'kysely'

/** Lengths and SHA-256 of a page's files, as JSON; null where an earlier release published the page. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('page').addColumn('checksums', 'text').execute()
}
