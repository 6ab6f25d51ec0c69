import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { hasRowLocks, locked } from './locks.ts'
import type { PaymentAttemptTable } from './tables.ts'

export type StoredAttempt = Selectable<PaymentAttemptTable>

/** False when an attempt with this token exists. */
export async function insertAttempt(tx: Database, attempt: StoredAttempt): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_attempt')
    .values(attempt)
    .onConflict((conflict) => conflict.column('token').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function attemptWithToken(
  db: Database,
  token: string,
): Promise<StoredAttempt | undefined> {
  return db.selectFrom('payment_attempt').selectAll().where('token', '=', token).executeTakeFirst()
}

export async function attemptWith(db: Database, id: string): Promise<StoredAttempt | undefined> {
  return db.selectFrom('payment_attempt').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function attemptOfOrder(
  db: Database,
  gateway: string,
  orderId: string,
): Promise<StoredAttempt | undefined> {
  return db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('provider', '=', gateway)
    .where('provider_order_id', '=', orderId)
    .executeTakeFirst()
}

/** Locks an attempt that was read in the same transaction, and reads it again. No-op on SQLite: transactions are serialised. */
export async function lockAndReload(tx: Database, found: StoredAttempt): Promise<StoredAttempt> {
  return hasRowLocks(tx) ? lockAttempt(tx, found.id) : found
}

/** Reads the attempt and locks it until the transaction ends. */
export async function lockAttempt(tx: Database, id: string): Promise<StoredAttempt> {
  return locked(
    tx,
    tx.selectFrom('payment_attempt').selectAll().where('id', '=', id),
  ).executeTakeFirstOrThrow()
}

/** Stores the gateway's order of an attempt, unless it has one. Returns the stored order. */
export async function saveOrder(db: Database, id: string, orderId: string): Promise<string> {
  await db
    .updateTable('payment_attempt')
    .set({ provider_order_id: orderId })
    .where('id', '=', id)
    .where('provider_order_id', 'is', null)
    .execute()
  const { provider_order_id } = await db
    .selectFrom('payment_attempt')
    .select('provider_order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return provider_order_id ?? orderId
}

/** False when the attempt is no longer in the state `from`. */
export async function updateAttempt(
  tx: Database,
  { id }: Pick<StoredAttempt, 'id'>,
  changes: Partial<Pick<StoredAttempt, 'state' | 'failure' | 'settled_at'>>,
  from?: StoredAttempt['state'],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_attempt')
    .set(changes)
    .where('id', '=', id)
    .$if(from !== undefined, (query) => query.where('state', '=', from ?? 'created'))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The number of failed debits of a period, and the time of the last one. */
export async function failedDebits(
  db: Database,
  subscriptionId: string,
  period: number,
): Promise<{ count: number; lastAt: Date | undefined }> {
  const { count, last } = await db
    .selectFrom('payment_attempt')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('settled_at').as('last')])
    .where('subscription_id', '=', subscriptionId)
    .where('purpose', '=', 'renewal')
    .where('period', '=', period)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return { count, lastAt: last === null ? undefined : new Date(last) }
}
