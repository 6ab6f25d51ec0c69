import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { hasRowLocks } from '../locks.ts'

const INDEX_LOCK = 7_263_541

/**
 * Until the transaction ends nobody else changes the index: two processes could index the same issue twice,
 * or deadlock on each other's words. No-op on SQLite: transactions are serialised.
 */
export async function lockIndex(transaction: Database): Promise<void> {
  if (!hasRowLocks(transaction)) return
  await sql`select pg_advisory_xact_lock(${sql.lit(INDEX_LOCK)})`.execute(transaction)
}
