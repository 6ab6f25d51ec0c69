import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('known_device')
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('wrong_codes', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_device_key', ['reader_id', 'device_hash'])
    .execute()
  await createIndexByLastSeen(db, 'known_device')

  await db.schema
    .createTable('known_network')
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('address_prefix', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_network_key', ['reader_id', 'address_prefix'])
    .execute()
  await createIndexByLastSeen(db, 'known_network')

  // Networks of current sessions count as known.
  await sql`
    insert into known_network (reader_id, address_prefix, created_at, last_seen_at)
    select reader_id, address_prefix, min(created_at), max(created_at)
    from session
    where address_prefix is not null
    group by reader_id, address_prefix`.execute(db)

  await db.schema.alterTable('code_attempt').addColumn('until_verified', 'text').execute()
}

async function createIndexByLastSeen(db: Kysely<never>, table: string): Promise<void> {
  await db.schema.createIndex(`${table}_by_last_seen_at`).on(table).column('last_seen_at').execute()
}
