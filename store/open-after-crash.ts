import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { damagedDatabase } from './damage.ts'
import { type Database, type DatabaseSource, openDatabase } from './database.ts'
import { unlessMissing } from './durable-file.ts'
import { isLogDamaged } from './torn-log.ts'

/** After this wait the reader gets 503 with Retry-After. */
const SERVER_LOCK_WAIT_MS = 5000

/** Opens the database of a server. Checks a SQLite file for damage first when the last process did not close it. */
export async function openAfterCrash(source: DatabaseSource): Promise<Database> {
  if (source.kind === 'postgres') return openDatabase(source)
  const { file } = source
  const log = await unlessMissing(readFile(`${file}-wal`))
  if (log && isLogDamaged(log)) {
    throw damagedDatabase(file, 'its log (-wal) is damaged before acknowledged commits')
  }
  const db = await openDatabase(source, { lockWaitMs: SERVER_LOCK_WAIT_MS })
  if (log && log.length > 0) {
    await requireWhole(db, file)
    // Removes rolled-back and torn frames from the log.
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  }
  return db
}

async function requireWhole(db: Database, file: string): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  const [fault] = rows
  if (fault?.quick_check === 'ok') return
  await db.destroy()
  throw damagedDatabase(file, fault?.quick_check ?? 'it cannot be checked')
}
