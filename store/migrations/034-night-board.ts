import type { Kysely } from 'kysely'

/** Holds and chosen release hours of issues, and who is on duty at night. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('issue').addColumn('held_at', 'bigint').execute()
  await db.schema
    .alterTable('issue')
    .addColumn('has_chosen_hours', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('night_duty')
    .addColumn('publisher', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff_account.id'))
    .addColumn('mobile', 'text')
    .addColumn('chosen_at', 'bigint', (column) => column.notNull())
    .execute()
}
