import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database, type DatabaseSource, openDatabase } from './database.ts'
import { openSqliteInMemory } from './sqlite-tables-testing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl?: string
  }
}

/** An empty database: SQLite in memory, or this process's database on the PostgreSQL server of the test run. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject('postgresUrl')
  if (!server) return openSqliteInMemory()
  own ??= createTables(server)
  const { url, empty } = await own
  const db = connect({ kind: 'postgres', url })
  await db.transaction().execute((transaction) => empty.execute(transaction))
  return db
}

/** An empty database for another process: a file in the folder, or a new database on the PostgreSQL server. */
export async function emptyDatabaseIn(folder: string): Promise<DatabaseSource> {
  const server = inject('postgresUrl')
  return server
    ? { kind: 'postgres', url: await createDatabase(server) }
    : { kind: 'sqlite', file: join(folder, 'broadsheet.db') }
}

/** One database per process: creating one takes a hundred times as long as deleteAllRows it. */
let own: ReturnType<typeof createTables> | undefined

async function createTables(server: string) {
  const url = await createDatabase(server)
  const db = await openDatabase({ kind: 'postgres', url })
  const tables = await db.introspection.getTables()
  await db.destroy()
  return { url, empty: deleteAllRows(tables.map(({ name }) => name)) }
}

/** Deletes all rows without checking foreign keys. `truncate` takes far longer. */
function deleteAllRows(names: readonly string[]): RawBuilder<unknown> {
  const deletions = names.map((name) => sql`; delete from ${sql.table(name)}`)
  return sql`set local session_replication_role = replica${sql.join(deletions, sql``)}`
}

/** Every row of every table, with its values as strings. */
export async function valuesByTable(db: Database): Promise<Map<string, string[][]>> {
  const tables = new Map<string, string[][]>()
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
    tables.set(
      name,
      rows.map((row) => Object.values(row).map(String)),
    )
  }
  return tables
}

async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
