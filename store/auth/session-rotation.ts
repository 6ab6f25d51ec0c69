import {
  type PresentedToken,
  type RotationAnswer,
  rotationAnswer,
} from '#domain/session-rotation.ts'
import type { Database } from '../database.ts'
import { lockedUnlessTaken } from '../payments/locks.ts'
import type { SessionRow } from './sessions.ts'

/** A refresh token that is exchanged for the next one. Tokens are stored and compared as hashes. */
interface Exchange {
  handle: string
  presented: string
  /** The token that replaces `presented`. Derived from it, so always the same. */
  child: string
  now: number
  expires_at: number
}

export interface Rotation {
  answer: RotationAnswer
  session: SessionRow | undefined
}

/**
 * Decides how a refresh is answered, and writes the decision. Optimistic locking: when another request changed the row
 * in between, the write has no effect and the decision is repeated.
 */
export async function rotateSession(db: Database, exchange: Exchange): Promise<Rotation> {
  for (;;) {
    const session = await sessionWith(db, exchange.handle)
    const answer = rotationAnswer({
      presented: presentedToken(session, exchange),
      isChildUsed: session !== undefined && session.used_hash === session.refresh_hash,
      msSinceRotation: exchange.now - (session?.rotated_at ?? 0),
    })
    if (!session || (await write(db, { answer, session, exchange }))) return { answer, session }
  }
}

async function sessionWith(db: Database, handle: string): Promise<SessionRow | undefined> {
  return db.selectFrom('session').selectAll().where('handle', '=', handle).executeTakeFirst()
}

function presentedToken(
  session: SessionRow | undefined,
  { presented, now }: Exchange,
): PresentedToken {
  if (!session || session.expires_at <= now) return 'unknown'
  if (session.refresh_hash === presented) return 'current'
  return session.previous_hash === presented ? 'parent' : 'older'
}

interface Decision {
  answer: RotationAnswer
  session: SessionRow
  exchange: Exchange
}

/** False when the row has changed since the decision. */
async function write(db: Database, { answer, session, exchange }: Decision): Promise<boolean> {
  const { handle, refresh_hash } = session
  const { presented, child, now, expires_at } = exchange
  if (answer === 'refuse' || answer === 'theft') {
    const { numDeletedRows } = await db
      .deleteFrom('session')
      .where('handle', '=', handle)
      .where('refresh_hash', '=', refresh_hash)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
  const rotated = { previous_hash: presented, rotated_at: now, expires_at }
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ refresh_hash: child, last_used_at: now, ...(answer === 'rotate' && rotated) })
    .where('handle', '=', handle)
    .where('refresh_hash', '=', refresh_hash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sessions whose current token replaced another one and has not been used yet. */
export async function sessionsWithUnusedChild(
  db: Database,
  handles: readonly string[],
): Promise<Pick<SessionRow, 'handle' | 'refresh_hash'>[]> {
  return db
    .selectFrom('session')
    .select(['handle', 'refresh_hash'])
    .where('handle', 'in', handles)
    .where('previous_hash', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('used_hash', 'is', null), eb('used_hash', '!=', eb.ref('refresh_hash'))]),
    )
    .execute()
}

/**
 * Skips sessions that were rotated in the meantime. Skips locked rows too: another transaction is rotating, ending or
 * marking them, and waiting for many rows in any order could deadlock.
 */
export async function markChildrenUsed(
  db: Database,
  sessions: readonly Pick<SessionRow, 'handle' | 'refresh_hash'>[],
): Promise<void> {
  const handles = sessions.map(({ handle }) => handle)
  const hashes = sessions.map(({ refresh_hash }) => refresh_hash)
  const free = db.selectFrom('session').select('handle').where('handle', 'in', handles)
  await db
    .updateTable('session')
    .set(({ ref }) => ({ used_hash: ref('refresh_hash') }))
    .where('handle', 'in', lockedUnlessTaken(db, free))
    .where('refresh_hash', 'in', hashes)
    .execute()
}
