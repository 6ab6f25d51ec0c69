import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await createReaders(db)
  await createSessions(db)
  await createLimits(db)
}

async function createReaders(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('reader')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('first_name', 'text')
    .addColumn('time_joined', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('login_method')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('time_joined', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('login_method_of_one', ['kind', 'value'])
    .execute()
  await index(db, 'login_method', 'reader_id')
  await index(db, 'login_method', 'email')

  await db.schema
    .createTable('preferred_edition')
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('edition_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('preferred_edition_key', ['reader_id', 'publisher'])
    .execute()

  await db.schema
    .createTable('consent')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('terms_version', 'text')
    .addColumn('receiveMarketingAndPromitionalEmail', 'integer')
    .addColumn('dhNewsLetterTopNewsOfTheDay', 'integer')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await index(db, 'consent', 'reader_id')
}

async function createSessions(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('code_attempt')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('reader_id', 'text', (column) => column.references('reader.id'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('code_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await index(db, 'code_attempt', 'code_expires_at')

  await db.schema
    .createTable('session')
    .addColumn('handle', 'text', (column) => column.primaryKey())
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('login_method_id', 'text', (column) => column.notNull())
    .addColumn('refresh_hash', 'text', (column) => column.notNull())
    .addColumn('previous_hash', 'text')
    .addColumn('rotated_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addColumn('user_agent', 'text')
    .addColumn('address_prefix', 'text')
    .execute()
  await index(db, 'session', 'reader_id')
  await index(db, 'session', 'expires_at')

  await db.schema
    .createTable('signing_key')
    .addColumn('kid', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('one_tap_nonce')
    .addColumn('nonce_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await index(db, 'one_tap_nonce', 'expires_at')
}

async function createLimits(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('rate_limit')
    .addColumn('bucket', 'text', (column) => column.primaryKey())
    .addColumn('hits', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await index(db, 'rate_limit', 'updated_at')

  await db.schema
    .createTable('daily_count')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_count_key', ['name', 'day'])
    .execute()

  await db.schema
    .createTable('security_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reader_id', 'text')
    .addColumn('session_handle', 'text')
    .addColumn('address_prefix', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await index(db, 'security_event', 'at')
}

async function index(db: Kysely<never>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
}
