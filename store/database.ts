import { setTimeout } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { withWayBack } from './damage.ts'
import { migrate } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

const PROBE_MS = 4000

export type Database = Kysely<Tables>

export type DatabaseSource = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

/** Opens the database and brings its tables up to date, or up to a step. */
export async function openDatabase(source: DatabaseSource, upTo?: string): Promise<Database> {
  try {
    return await openMigrated(source, upTo)
  } catch (error) {
    throw source.kind === 'sqlite' ? withWayBack(error, source.file) : error
  }
}

async function openMigrated(source: DatabaseSource, upTo?: string): Promise<Database> {
  const db = connect(source)
  try {
    await migrate(db, upTo)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

/** Takes the tables as they are. */
export function connect(source: DatabaseSource): Database {
  return new Kysely<Tables>({
    dialect: source.kind === 'sqlite' ? sqliteDialect(source.file) : postgresDialect(source.url),
  })
}

/** One that hangs does not answer either. */
export async function databaseAnswers(db: Database): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, setTimeout(PROBE_MS, false, { ref: false })])
}
