import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { hasRowLocks } from '../payments/locks.ts'

const INDEX_LOCK = 7_263_541

/**
 * Locks the index until the transaction ends. Without the lock, two processes could index an issue twice or deadlock on
 * each other's words. No-op on SQLite: transactions are serialised.
 */
export async function lockIndex(transaction: Database): Promise<void> {
  if (!hasRowLocks(transaction)) return
  await sql`select pg_advisory_xact_lock(${sql.lit(INDEX_LOCK)})`.execute(transaction)
}
