import { LIVE_STATES } from '#domain/renewal.ts'
import type { Database } from './database.ts'
import { type Batches, inBatches } from './short-transactions.ts'

/** Sets `last_seen_at` of readers without one, so that an upgrade does not make them inactive at once. */
export async function setMissingLastSeen(batches: Batches, now: number): Promise<void> {
  await inBatches(batches, async (tx, size) => {
    const { numUpdatedRows } = await tx
      .updateTable('reader')
      .set({ last_seen_at: now })
      .where('id', 'in', (unknown) =>
        unknown
          .selectFrom('reader')
          .select('id')
          .where('last_seen_at', 'is', null)
          .where('erased_at', 'is', null)
          .limit(size),
      )
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
}

/** Readers last seen before a time who have no session, plan or pending erasure; the longest inactive first. */
export async function inactiveReaders(
  db: Database,
  { seenBefore, limit }: { seenBefore: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('reader')
    .select('id')
    .where('last_seen_at', '<', seenBefore)
    .where('erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session')
            .select('handle')
            .whereRef('session.reader_id', '=', 'reader.id')
            .where('last_used_at', '>=', seenBefore),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription')
            .select('subscription.id')
            .whereRef('subscription.reader_id', '=', 'reader.id')
            .where('state', 'in', [...LIVE_STATES, 'scheduled']),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('erasure_request')
            .select('erasure_request.reader_id')
            .whereRef('erasure_request.reader_id', '=', 'reader.id'),
        ),
      ),
    )
    .orderBy('last_seen_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
