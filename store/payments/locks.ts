import { PostgresAdapter, type SelectQueryBuilder } from 'kysely'
import type { Database } from '../database.ts'

/**
 * True on PostgreSQL, where rows are locked until the transaction ends. SQLite needs no row locks: a transaction takes
 * the write lock when it begins, and there is one writer at a time.
 */
export function hasRowLocks(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

type Select<D, T extends keyof D, O> = SelectQueryBuilder<D, T, O>

/** Locks the rows, waiting for other transactions. Foreign keys to them can still be inserted. */
export function locked<D, T extends keyof D, O>(db: Database, query: Select<D, T, O>) {
  return hasRowLocks(db) ? query.forNoKeyUpdate() : query
}

/** Locks the rows, and skips those that another transaction has locked. */
export function lockedUnlessTaken<D, T extends keyof D, O>(db: Database, query: Select<D, T, O>) {
  return hasRowLocks(db) ? query.forUpdate().skipLocked() : query
}

/** Serialises transactions about one reader's subscriptions and payments. Always take this lock first. */
export async function lockReader(tx: Database, readerId: string): Promise<void> {
  if (!hasRowLocks(tx)) return
  await locked(
    tx,
    tx.selectFrom('reader').select('id').where('id', '=', readerId),
  ).executeTakeFirstOrThrow()
}
