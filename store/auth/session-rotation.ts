import {
  type PresentedToken,
  type RotationAnswer,
  rotationAnswer,
} from '#domain/session-rotation.ts'
import type { Database } from '../database.ts'
import type { SessionRow } from './sessions.ts'

/** A refresh token that is exchanged for the next one. Tokens are stored and compared as hashes. */
interface Exchange {
  handle: string
  presented: string
  /** The token that replaces `presented`. */
  child: string
  /** Every token that this or an earlier release may have issued in place of `presented`. */
  issuedChildren: () => readonly string[]
  /** Whether `presented` replaces the token with this hash. */
  isChildOf: (hash: string) => boolean
  now: number
  expires_at: number
  /** Takes over the write of a rotation; without it, the rotation is written before the answer. */
  writeLater?: ((rotation: StoredRotation) => void) | undefined
}

export interface Rotation {
  answer: Exclude<RotationAnswer, 'catch-up'>
  session: SessionRow | undefined
  /** The hash of the token that the answer contains. */
  child: string
}

/** One exchange as it is stored. */
export interface StoredRotation {
  handle: string
  parent: string
  child: string
  now: number
  expires_at: number
}

/**
 * Decides how a refresh is answered, and writes the decision. Optimistic locking: when another request changed the row
 * in between, the write has no effect and the decision is repeated.
 */
export async function rotateSession(db: Database, exchange: Exchange): Promise<Rotation> {
  const { handle, presented, now, expires_at, writeLater } = exchange
  for (;;) {
    const session = await sessionWith(db, handle)
    const answer = rotationAnswer({
      presented: presentedToken(session, exchange),
      isChildUsed: session !== undefined && session.used_hash === session.refresh_hash,
      msSinceRotation: now - (session?.rotated_at ?? 0),
    })
    if (session && answer === 'catch-up') {
      const parent = session.refresh_hash
      await writeRotation(db, { handle, parent, child: presented, now, expires_at })
      continue
    }
    if (answer === 'catch-up') throw new Error('A token without a session has no parent')
    const { child } = answer === 'repeat-child' ? repeated(session, exchange) : exchange
    if (answer === 'rotate' && writeLater) {
      writeLater({ handle, parent: presented, child, now, expires_at })
      return { answer, session, child }
    }
    if (!session || (await write(db, { answer, session, exchange, child }))) {
      return { answer, session, child }
    }
  }
}

async function sessionWith(db: Database, handle: string): Promise<SessionRow | undefined> {
  return db.selectFrom('session').selectAll().where('handle', '=', handle).executeTakeFirst()
}

function presentedToken(session: SessionRow | undefined, exchange: Exchange): PresentedToken {
  const { presented, now } = exchange
  if (!session || session.expires_at <= now) return 'unknown'
  if (session.refresh_hash === presented) return 'current'
  if (session.previous_hash === presented) return 'parent'
  return exchange.isChildOf(session.refresh_hash) ? 'child' : 'older'
}

/** The stored child, also if an earlier release or an earlier secret derived it. */
function repeated(session: SessionRow | undefined, { issuedChildren, child }: Exchange) {
  return { child: issuedChildren().find((hash) => hash === session?.refresh_hash) ?? child }
}

interface Decision {
  answer: Rotation['answer']
  session: SessionRow
  exchange: Exchange
  child: string
}

/** False when the row has changed since the decision. */
async function write(db: Database, decision: Decision): Promise<boolean> {
  const { answer, session, exchange, child } = decision
  const { handle, refresh_hash } = session
  const { presented, now, expires_at } = exchange
  if (answer === 'refuse' || answer === 'theft') {
    const { numDeletedRows } = await db
      .deleteFrom('session')
      .where('handle', '=', handle)
      .where('refresh_hash', '=', refresh_hash)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
  if (answer === 'rotate') {
    return writeRotation(db, { handle, parent: presented, child, now, expires_at })
  }
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ refresh_hash: child, last_used_at: now })
    .where('handle', '=', handle)
    .where('refresh_hash', '=', refresh_hash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when the parent is not the current token. */
async function writeRotation(db: Database, rotation: StoredRotation): Promise<boolean> {
  const { handle, parent, child, now, expires_at } = rotation
  const rotated = { refresh_hash: child, previous_hash: parent, rotated_at: now }
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ...rotated, last_used_at: now, expires_at })
    .where('handle', '=', handle)
    .where('refresh_hash', '=', parent)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
