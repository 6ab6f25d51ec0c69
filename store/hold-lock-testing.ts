import { once } from 'node:events'
import { Kysely, sql } from 'kysely'
import Sqlite from 'libsql'
import { postgresDialect } from './postgres.ts'

/** Another process that holds a lock on a database until its input ends; prints `held` once it has the lock. */
const [target = '', how] = process.argv.slice(2)
const isPostgres = target.startsWith('postgres')
await (isPostgres ? holdTable(target) : holdFile(target))

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

/** One table can be read and not written. Locking all of them under load would end in a deadlock. */
async function holdTable(url: string): Promise<void> {
  const db = new Kysely<Record<string, never>>({ dialect: postgresDialect(url) })
  await db.transaction().execute(async (transaction) => {
    await sql`lock table saved_article in exclusive mode`.execute(transaction)
    await untilInputEnds()
  })
  await db.destroy()
}
