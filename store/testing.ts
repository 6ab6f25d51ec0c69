import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl?: string
  }
}

/** An empty database: SQLite in memory, or a database of its own on the PostgreSQL that the test run started. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject('postgresUrl')
  if (!server) return openDatabase({ kind: 'sqlite', file: ':memory:' })
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return openDatabase({ kind: 'postgres', url: url.href })
}
