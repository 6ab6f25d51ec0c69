import { PostgresAdapter, type SelectQueryBuilder } from 'kysely'
import type { Database } from './database.ts'

/**
 * SQLite has one writer at a time, and a transaction is one from its beginning: there is nothing to lock.
 * On PostgreSQL rows are locked until the transaction ends.
 */
export function hasRowLocks(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

type Select<D, T extends keyof D, O> = SelectQueryBuilder<D, T, O>

/** Waits for whoever has the rows; others may still refer to them. */
export function locked<D, T extends keyof D, O>(db: Database, query: Select<D, T, O>) {
  return hasRowLocks(db) ? query.forNoKeyUpdate() : query
}

/** Passes over the rows that another has. */
export function lockedUnlessTaken<D, T extends keyof D, O>(db: Database, query: Select<D, T, O>) {
  return hasRowLocks(db) ? query.forUpdate().skipLocked() : query
}

/** Until the transaction ends nobody else changes what this reader holds or owes. Always the first lock. */
export async function lockReader(tx: Database, readerId: string): Promise<void> {
  if (!hasRowLocks(tx)) return
  await locked(
    tx,
    tx.selectFrom('reader').select('id').where('id', '=', readerId),
  ).executeTakeFirstOrThrow()
}
