import { Kysely, sql } from 'kysely'
import { migrate } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export type DatabaseSource = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

/** Opens the database and brings its tables up to date, or up to a step. */
export async function openDatabase(source: DatabaseSource, upTo?: string): Promise<Database> {
  const db = new Kysely<Tables>({
    dialect: source.kind === 'sqlite' ? sqliteDialect(source.file) : postgresDialect(source.url),
  })
  try {
    await migrate(db, upTo)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

export async function databaseAnswers(db: Database): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}
