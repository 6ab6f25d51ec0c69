import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, type DatabaseSource, openDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl?: string
  }
}

/** An empty database: SQLite in memory, or the test file's own on the PostgreSQL that the test run started. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject('postgresUrl')
  if (!server) return openDatabase({ kind: 'sqlite', file: ':memory:' })
  own ??= createDatabase(server)
  const db = await openDatabase({ kind: 'postgres', url: await own })
  await emptyTables(db)
  return db
}

/** For a server in another process: a file in that folder, or a database of its own on that PostgreSQL. */
export async function emptyDatabaseIn(folder: string): Promise<DatabaseSource> {
  const server = inject('postgresUrl')
  return server
    ? { kind: 'postgres', url: await createDatabase(server) }
    : { kind: 'sqlite', file: join(folder, 'broadsheet.db') }
}

/** Making a database takes a hundred times as long as emptying one, so each test file makes one only. */
let own: Promise<string> | undefined

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

async function emptyTables(db: Database): Promise<void> {
  const tables = await db.introspection.getTables()
  const names = sql.join(tables.map(({ name }) => sql.table(name)))
  await sql`truncate ${names} cascade`.execute(db)
}
