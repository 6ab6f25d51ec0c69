import type { Database } from '../database.ts'

/** An idempotency key, its reader, and a hash of the request that it was first used for. */
export interface KeyedRequest {
  readerId: string
  key: string
  requestHash: string
}

export type KeyState =
  | { kind: 'first' }
  | { kind: 'answered'; response: unknown }
  | { kind: 'in-flight' }
  | { kind: 'other-request' }

/** Claims the key for this request unless it is in use. A claim without an answer expires after `staleMs`. */
export async function takeKey(
  db: Database,
  { readerId, key, requestHash }: KeyedRequest,
  { now, staleMs }: { now: Date; staleMs: number },
): Promise<KeyState> {
  const at = now.getTime()
  const taken = await db
    .insertInto('idempotency_key')
    .values({ reader_id: readerId, key, request_hash: requestHash, response: null, created_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['reader_id', 'key'])
        .doUpdateSet({ created_at: at })
        .where('idempotency_key.response', 'is', null)
        .where('idempotency_key.request_hash', '=', requestHash)
        .where('idempotency_key.created_at', '<=', at - staleMs),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return { kind: 'first' }
  const known = await db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('reader_id', '=', readerId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (known && known.request_hash !== requestHash) return { kind: 'other-request' }
  if (!known || known.response === null) return { kind: 'in-flight' }
  return { kind: 'answered', response: JSON.parse(known.response) }
}

export async function saveAnswer(
  db: Database,
  { readerId, key }: KeyedRequest,
  response: unknown,
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ response: JSON.stringify(response) })
    .where('reader_id', '=', readerId)
    .where('key', '=', key)
    .execute()
}

/** Call after a refusal, so that the same request may be tried again. */
export async function releaseKey(db: Database, { readerId, key }: KeyedRequest): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('reader_id', '=', readerId)
    .where('key', '=', key)
    .where('response', 'is', null)
    .execute()
}
