import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Kysely, PostgresDialect, type PostgresPool, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { openPool } from './postgres.ts'
import { openSqliteInMemory } from './sqlite-tables-testing.ts'
import type { DatabaseSource } from './store-config.ts'
import type { Tables } from './tables.ts'

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
  const { pool, empty } = await own
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lease(pool) }) })
  await db.transaction().execute((transaction) => empty.execute(transaction))
  return db
}

/** A pool that one test can end, while its connections stay open for the next test: opening one takes 15 ms. */
function lease(pool: pg.Pool): PostgresPool {
  const lent = new Set<Promise<void>>()
  return {
    connect: async () => {
      const client = await pool.connect()
      const { release } = client
      const returned = new Promise<void>((resolve) => {
        client.release = (error) => {
          release(error)
          resolve()
        }
      })
      lent.add(returned)
      returned.then(() => lent.delete(returned))
      return client
    },
    end: async () => {
      await Promise.all(lent)
    },
  }
}

/** An empty database for another process: a file in the folder, or a new database on the PostgreSQL server. */
export async function emptyDatabaseIn(folder: string): Promise<DatabaseSource> {
  const server = inject('postgresUrl')
  return server
    ? { kind: 'postgres', url: await createDatabase(server) }
    : { kind: 'sqlite', file: join(folder, 'broadsheet.db') }
}

/** Creating a database takes a hundred times as long as emptying one, so each process creates only one. */
let own: ReturnType<typeof createTables> | undefined

async function createTables(server: string) {
  const url = await createDatabase(server)
  const db = await openDatabase({ kind: 'postgres', url })
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      -- Deleting from a table deletes from its partitions.
      and not relispartition and relname not like 'kysely%'`.execute(db)
  await db.destroy()
  const pool = openPool(url, MOST_CONNECTIONS)
  return { pool, empty: emptying(tables.map(({ name }) => name)) }
}

/** A test may have several databases open, each with as many connections as in production. */
const MOST_CONNECTIONS = 48

/** All tables are emptied, so foreign keys need no check. `truncate` takes far longer. */
function emptying(names: readonly string[]): RawBuilder<unknown> {
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
