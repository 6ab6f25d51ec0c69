import type { Kysely } from 'kysely'

/** Staff accounts, and how staff sign in to the desk. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('staff_account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('last_seen_at', 'bigint')
    .execute()
  await db.schema
    .createTable('staff_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff_account.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema
    .createTable('staff_passkey')
    .addColumn('credential_id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff_account.id'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema
    .createTable('staff_app')
    .addColumn('staff_id', 'text', (column) => column.primaryKey().references('staff_account.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('staff_recovery_code')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff_account.id'))
    .execute()
  await db.schema
    .createTable('staff_session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff_account.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('staff_challenge')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.references('staff_account.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const table of ['staff_link', 'staff_passkey', 'staff_recovery_code', 'staff_session']) {
    await db.schema.createIndex(`${table}_by_staff_id`).on(table).column('staff_id').execute()
  }
}
