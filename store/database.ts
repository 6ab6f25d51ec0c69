import { setTimeout } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { explainDamage } from './damage.ts'
import { migrate } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { DatabaseSource } from './store-config.ts'
import type { Tables } from './tables.ts'

const PROBE_MS = 4000

/** Longer than the server's: no reader waits for a command or for the press. */
const COMMAND_LOCK_WAIT_MS = 30_000

export type Database = Kysely<Tables>

interface OpenOptions {
  /** The last migration to apply; all of them when unset. */
  upTo?: string | undefined
  /** How long a write waits for other processes, on SQLite. */
  lockWaitMs?: number | undefined
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(
  source: DatabaseSource,
  options: OpenOptions = {},
): Promise<Database> {
  try {
    return await openMigrated(source, options)
  } catch (error) {
    throw source.kind === 'sqlite' ? explainDamage(error, source.file) : error
  }
}

async function openMigrated(
  source: DatabaseSource,
  { upTo, lockWaitMs }: OpenOptions,
): Promise<Database> {
  const db = connect(source, lockWaitMs)
  try {
    await migrate(db, upTo)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

/** Opens the database without migrating it. */
export function connect(
  source: DatabaseSource,
  lockWaitMs: number = COMMAND_LOCK_WAIT_MS,
): Database {
  const dialect =
    source.kind === 'sqlite'
      ? sqliteDialect(source.file, lockWaitMs)
      : postgresDialect(source.url, source.connections)
  return new Kysely<Tables>({ dialect })
}

/** A timeout counts as unavailable. */
export async function databaseAnswers(db: Database): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, setTimeout(PROBE_MS, false, { ref: false })])
}
