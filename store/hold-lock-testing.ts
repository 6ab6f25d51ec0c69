import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import Sqlite from 'libsql'
import { postgresDialect } from './postgres.ts'

const RETRY_MS = 10

/** A program that holds a lock on a database until its standard input ends. Prints `held` once it has the lock. */
const [target = '', how] = process.argv.slice(2)
const isPostgres = target.startsWith('postgres')
await (isPostgres ? holdTables(target) : holdFile(target))

async function untilInputEnds(): Promise<void> {
  console.info('held')
  process.stdin.resume()
  await once(process.stdin, 'end')
}

async function holdFile(file: string): Promise<void> {
  const database = new Sqlite(file)
  database.exec('pragma busy_timeout = 30000')
  if (how === 'alone') database.exec('pragma locking_mode = exclusive; pragma journal_mode = WAL')
  database.exec('begin immediate')
  await untilInputEnds()
  database.exec('commit')
  database.close()
}

/** Locks every table against writes, since PostgreSQL has no lock on the whole database. */
async function holdTables(url: string): Promise<void> {
  const db = new Kysely<Record<string, never>>({ dialect: postgresDialect(url) })
  const tables = await db.introspection.getTables()
  const names = sql.join(tables.map(({ name }) => sql.table(name)))
  for (let isHeld = false; !isHeld; ) {
    try {
      await db.transaction().execute(async (transaction) => {
        // Waiting for one table while holding others would be a deadlock with the server's transactions.
        await sql`lock table ${names} in exclusive mode nowait`.execute(transaction)
        isHeld = true
        await untilInputEnds()
      })
    } catch (error) {
      if (!isLockNotAvailable(error)) throw error
      await setTimeout(RETRY_MS)
    }
  }
  await db.destroy()
}

function isLockNotAvailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}
