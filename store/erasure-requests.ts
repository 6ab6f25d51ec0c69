import type { Selectable } from 'kysely'
import type { AuthTables } from './auth/tables.ts'
import type { Database } from './database.ts'

export type ErasureRequest = Selectable<AuthTables['erasure_request']>

export async function erasureRequestOf(
  db: Database,
  readerId: string,
): Promise<ErasureRequest | undefined> {
  return db
    .selectFrom('erasure_request')
    .selectAll()
    .where('reader_id', '=', readerId)
    .executeTakeFirst()
}

/** Replaces the reader's request: they have one at most. */
export async function saveErasureRequest(tx: Database, request: ErasureRequest): Promise<void> {
  const { reader_id: _, ...changes } = request
  await tx
    .insertInto('erasure_request')
    .values(request)
    .onConflict((conflict) => conflict.column('reader_id').doUpdateSet(changes))
    .execute()
}

/** False when there was none. */
export async function deleteErasureRequest(tx: Database, readerId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('erasure_request')
    .where('reader_id', '=', readerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether the reader used the account after the given time. */
export async function wasUsedSince(db: Database, readerId: string, time: number): Promise<boolean> {
  const reader = await db
    .selectFrom('reader')
    .select('last_seen_at')
    .where('id', '=', readerId)
    .executeTakeFirst()
  if ((reader?.last_seen_at ?? 0) > time) return true
  const session = await db
    .selectFrom('session')
    .select('handle')
    .where('reader_id', '=', readerId)
    .where('last_used_at', '>', time)
    .executeTakeFirst()
  return session !== undefined
}
