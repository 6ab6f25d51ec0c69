import type { Kysely } from 'kysely'

/** When larger images and OCR were added to the issue of a job. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('press_job').addColumn('later_files_at', 'bigint').execute()
}
