import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import { admit, type Limit } from '#domain/rate-limit.ts'
import type { Database } from '../database.ts'
import { type DailyLimit, decrementDailyCount, incrementDailyCount } from './contact-buckets.ts'

/** One use of a rate limit. The bucket names what is counted: `codes to +919876543210`. */
export interface Turn {
  bucket: string
  limits: readonly Limit[]
}

export interface Turns {
  turns: readonly Turn[]
  daily?: DailyLimit | undefined
}

export interface Refusal {
  kind: 'refused'
  retryAt: number
}

export type TurnsOutcome = { kind: 'taken' } | Refusal | { kind: 'day-is-full' }

const Hits = z.array(z.number())

/** Takes every turn, or none when one is refused. */
export async function takeTurns(
  db: Database,
  { turns, daily }: Turns,
  now: number,
): Promise<TurnsOutcome> {
  const refusal = await refusalOf(db, turns, now)
  if (refusal) return refusal
  return db.transaction().execute(async (transaction) => {
    const taken: { bucket: string; hits: number[] }[] = []
    for (const { bucket, limits } of inOneOrder(turns)) {
      const admission = admit(await lockHits(transaction, bucket, now), limits, now)
      if (admission.kind === 'refused') return admission
      taken.push({ bucket, hits: admission.hits })
    }
    if (daily && !(await incrementDailyCount(transaction, daily))) return { kind: 'day-is-full' }
    for (const { bucket, hits } of taken) await saveHits(transaction, bucket, hits)
    return { kind: 'taken' }
  })
}

/** The first turn that would be refused. Read-only and lock-free, since most requests of a flood end here. */
export async function refusalOf(
  db: Database,
  turns: readonly Turn[],
  now: number,
): Promise<Refusal | undefined> {
  for (const { bucket, limits } of turns) {
    const row = await db
      .selectFrom('rate_limit')
      .select('hits')
      .where('bucket', '=', bucket)
      .executeTakeFirst()
    const admission = admit(row ? Hits.parse(JSON.parse(row.hits)) : [], limits, now)
    if (admission.kind === 'refused') return admission
  }
  return undefined
}

/** Removes the hits of `takenAt`, so that the turns can be taken again. */
export async function giveBackTurns(
  db: Database,
  { turns, daily }: { turns: readonly Pick<Turn, 'bucket'>[]; daily?: Turns['daily'] },
  { takenAt, now }: { takenAt: number; now: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { bucket } of inOneOrder(turns)) {
      const hits = await lockHits(transaction, bucket, now)
      const taken = hits.lastIndexOf(takenAt)
      await saveHits(
        transaction,
        bucket,
        hits.filter((_hit, index) => index !== taken),
      )
    }
    if (daily) await decrementDailyCount(transaction, daily)
  })
}

/** The times of the bucket's hits. Locks the bucket until the transaction ends. */
export async function lockHits(
  transaction: Database,
  bucket: string,
  now: number,
): Promise<number[]> {
  const { hits } = await transaction
    .insertInto('rate_limit')
    .values({ bucket, hits: '[]', updated_at: now })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ updated_at: now }))
    .returning('hits')
    .executeTakeFirstOrThrow()
  return Hits.parse(JSON.parse(hits))
}

export async function saveHits(
  transaction: Database,
  bucket: string,
  hits: readonly number[],
): Promise<void> {
  await transaction
    .updateTable('rate_limit')
    .set({ hits: JSON.stringify(hits) })
    .where('bucket', '=', bucket)
    .execute()
}

export async function forgetHits(transaction: Database, bucket: string): Promise<void> {
  await transaction.deleteFrom('rate_limit').where('bucket', '=', bucket).execute()
}

const FORGOTTEN_AT_ONCE = 1000

/** Deletes buckets without a hit for a day: no limit looks back further. */
export async function forgetOldTurns(db: Database, now: number): Promise<void> {
  const old = await db
    .selectFrom('rate_limit')
    .select('bucket')
    .where('updated_at', '<', now - DAY_MS)
    .limit(FORGOTTEN_AT_ONCE)
    .execute()
  // One by one: a statement that locks many rows could deadlock with `takeTurns`.
  for (const { bucket } of old) {
    await db
      .deleteFrom('rate_limit')
      .where('bucket', '=', bucket)
      .where('updated_at', '<', now - DAY_MS)
      .execute()
  }
}

/** A fixed lock order prevents deadlocks. */
function inOneOrder<T extends Pick<Turn, 'bucket'>>(turns: readonly T[]): T[] {
  return turns.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
}
