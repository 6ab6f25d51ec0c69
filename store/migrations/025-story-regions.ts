import type { Kysely } from 'kysely'

/** A region's story. All columns are null where an earlier release published the issue. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('region').addColumn('type', 'text').execute()
  await db.schema.alterTable('region').addColumn('rects', 'text').execute()
  await db.schema.alterTable('region').addColumn('opensAs', 'text').execute()
  await db.schema.alterTable('region').addColumn('hasInserts', 'integer').execute()
}
