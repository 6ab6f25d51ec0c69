import type { Kysely } from 'kysely'

/** Why a job failed, as values that the desk says in its language; `error` has the words of commands. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('press_job').addColumn('faults', 'text').execute()
}
