import { CompiledQuery, Kysely, sql } from 'kysely'
import { connect, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openConnection, type SqliteConnection } from './sqlite/connection.ts'
import { memoryDialect, openInMemory } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** SQL that creates what the migrations create, which is six times as fast as migrating, and SQL that empties it. */
interface Scripts {
  create: string
  empty: string
}

let scripts: Promise<Scripts> | undefined

/** An empty SQLite database in memory. */
export async function openSqliteInMemory(): Promise<Database> {
  const { create, empty } = await scriptsOnce()
  return new Kysely<Tables>({ dialect: memoryDialect(() => lend(create, empty)) })
}

/** Creates a file with the tables, which counts as migrated. Opening it then takes a quarter of the time. */
export async function createSqliteFile(file: string): Promise<void> {
  const { create } = await scriptsOnce()
  const connection = openConnection(file, ['journal_mode = WAL'])
  connection.exec(create)
  connection.close()
}

function scriptsOnce(): Promise<Scripts> {
  scripts ??= writeScripts()
  return scripts
}

/** Databases of tests that have ended. Emptying one is faster than creating its tables. */
const idle: SqliteConnection[] = []

/** The database of an earlier test, or a new one. Closing it makes it free for the next test. */
function lend(create: string, empty: string): SqliteConnection {
  const connection = idle.pop() ?? createDatabase(create)
  const schema = schemaVersionOf(connection)
  let isClosed = false
  const requireOpen = () => {
    if (isClosed) throw new Error('The database is closed')
    return connection
  }
  return {
    run: (query) => requireOpen().run(query),
    exec: (statement) => requireOpen().exec(statement),
    isInTransaction: connection.isInTransaction,
    isStuck: connection.isStuck,
    close: () => {
      isClosed = true
      const isUnfit = connection.isStuck() || connection.isInTransaction()
      if (isUnfit || schemaVersionOf(connection) !== schema) return connection.close()
      connection.exec(empty)
      idle.push(connection)
    },
  }
}

function createDatabase(script: string): SqliteConnection {
  const connection = openInMemory()
  connection.exec(script)
  return connection
}

/** Changes when a test changes a table or an index. */
function schemaVersionOf(connection: SqliteConnection): unknown {
  const query = CompiledQuery.raw('pragma schema_version')
  return connection.run<{ schema_version: number }>(query).rows[0]?.schema_version
}

async function writeScripts(): Promise<Scripts> {
  const db = connect({ kind: 'sqlite', file: ':memory:' })
  await migrate(db)
  const schema = await schemaOf(db)
  const steps = await rowsOf(db, MIGRATIONS)
  await db.destroy()
  const tables = schema.filter(({ type, name }) => type === 'table' && name !== MIGRATIONS)
  const deletions = tables.map(({ name }) => `delete from "${name}"`)
  return {
    create: `begin; ${[...schema.map((one) => one.sql), ...steps].join('; ')}; commit`,
    empty: `pragma foreign_keys = off; begin; ${deletions.join('; ')}; commit; pragma foreign_keys = on`,
  }
}

const MIGRATIONS = 'kysely_migration'

/** Tables that SQLite creates itself: for full-text search, and for `autoincrement`. */
const INTERNAL = /_(config|content|data|docsize|idx)$|^sqlite_/

async function schemaOf(db: Database) {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema where sql is not null
    order by type = 'table' desc, rowid`.execute(db)
  return rows.filter(({ name }) => !INTERNAL.test(name))
}

/** The rows of the migration table, so that the database counts as migrated. */
async function rowsOf(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select quote(name) || ', ' || quote(timestamp) as row from ${sql.table(table)}`.execute(db)
  return rows.map(({ row }) => `insert into ${table} (name, timestamp) values (${row})`)
}
