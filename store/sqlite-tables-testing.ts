import { type CompiledQuery, Kysely } from 'kysely'
import { connect, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

const READS = /^\s*(select|with|pragma|begin|commit)\b/i

let steps: Promise<CompiledQuery[]> | undefined

/** An empty SQLite database in memory. Records the statements of the migrations once and replays them, which is faster. */
export async function openSqliteInMemory(): Promise<Database> {
  steps ??= stepsOfMigrations()
  const noted = await steps
  const db = connect({ kind: 'sqlite', file: ':memory:' })
  await db.transaction().execute(async (transaction) => {
    for (const step of noted) await transaction.executeQuery(step)
  })
  return db
}

async function stepsOfMigrations(): Promise<CompiledQuery[]> {
  const noted: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(':memory:', Infinity),
    log: ({ query }) => {
      if (!READS.test(query.sql)) noted.push(query)
    },
  })
  await migrate(db)
  await db.destroy()
  return noted
}
