import type { Kysely } from 'kysely'

/**
 * Keys that sign access tokens with ES256. The RSA keys of earlier releases stay in `signing_key`: those releases read
 * every row of it, and cannot read a key of another kind.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('token_key')
    .addColumn('kid', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('signs_from', 'bigint', (column) => column.notNull())
    .execute()
}
