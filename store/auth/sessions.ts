import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { type Batches, inBatches } from '../short-transactions.ts'
import type { AuthTables } from './tables.ts'

export type SessionRow = Selectable<AuthTables['session']>

/** Inserts a session. Deletes the reader's least recently used sessions beyond `cap`. */
export async function insertSession(db: Database, session: SessionRow, cap: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('session').values(session).execute()
    await saveLastSeen(transaction, session.reader_id, session.created_at)
    const newest = await transaction
      .selectFrom('session')
      .select('handle')
      .where('reader_id', '=', session.reader_id)
      .orderBy('last_used_at', 'desc')
      .orderBy('created_at', 'desc')
      .limit(cap)
      .execute()
    await transaction
      .updateTable('reader')
      .set({ preferred_login_method: session.login_method_id })
      .where('id', '=', session.reader_id)
      .execute()
    await transaction
      .deleteFrom('session')
      .where('reader_id', '=', session.reader_id)
      .where(
        'handle',
        'not in',
        newest.map(({ handle }) => handle),
      )
      .execute()
  })
}

export async function sessionIsLive(db: Database, handle: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('handle')
    .where('handle', '=', handle)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** When the reader last authenticated in this session; null when unknown. */
export async function authenticatedAtOf(db: Database, handle: string): Promise<number | null> {
  const row = await db
    .selectFrom('session')
    .select('authenticated_at')
    .where('handle', '=', handle)
    .executeTakeFirst()
  return row?.authenticated_at ?? null
}

export async function saveAuthenticatedAt(
  db: Database,
  handle: string,
  authenticated_at: number,
): Promise<void> {
  await db.updateTable('session').set({ authenticated_at }).where('handle', '=', handle).execute()
}

/** Most recently used first. */
export async function sessionsOf(
  db: Database,
  readerId: string,
  now: number,
): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('reader_id', '=', readerId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

/** Called at sign-in, and at sign-out because the session's own time of last use is deleted with it. */
export async function saveLastSeen(db: Database, readerId: string, at: number): Promise<void> {
  await db.updateTable('reader').set({ last_seen_at: at }).where('id', '=', readerId).execute()
}

export async function deleteSession(
  db: Database,
  readerId: string,
  handle: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('reader_id', '=', readerId)
    .where('handle', '=', handle)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes all sessions of the reader, apart from `kept`. */
export async function deleteSessionsOf(
  db: Database,
  readerId: string,
  kept?: string,
): Promise<void> {
  const all = db.deleteFrom('session').where('reader_id', '=', readerId)
  await (kept === undefined ? all : all.where('handle', '!=', kept)).execute()
}

interface ExpiredSession {
  handle: string
  reader_id: string
  last_used_at: number
}

/** Updates `last_seen_at` of each reader first. Locks readers before sessions, in the same order as a sign-in. */
export async function deleteExpiredSessions(batches: Batches, now: number): Promise<number> {
  return inBatches(batches, async (tx, size) => {
    const expired = await tx
      .selectFrom('session')
      .select(['handle', 'reader_id', 'last_used_at'])
      .where('expires_at', '<=', now)
      .orderBy('reader_id')
      .limit(size)
      .execute()
    for (const session of expired) await saveLastUse(tx, session)
    const handles = expired.map(({ handle }) => handle)
    if (handles.length === 0) return 0
    await tx.deleteFrom('session').where('handle', 'in', handles).execute()
    return handles.length
  })
}

async function saveLastUse(
  tx: Database,
  { reader_id, last_used_at }: ExpiredSession,
): Promise<void> {
  await tx
    .updateTable('reader')
    .set({ last_seen_at: last_used_at })
    .where('id', '=', reader_id)
    .where(({ eb, or }) =>
      or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', last_used_at)]),
    )
    .execute()
}

type SecurityEvent = Insertable<AuthTables['security_event']>

/** Lets an operator find out what happened to an account. */
export async function recordSecurityEvent(
  db: Database,
  event: Omit<SecurityEvent, 'id'>,
): Promise<void> {
  await db
    .insertInto('security_event')
    .values({ ...event, id: randomUUID() })
    .execute()
}
