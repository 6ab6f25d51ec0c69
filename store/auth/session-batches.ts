import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { lockedUnlessTaken } from '../locks.ts'
import type { StoredRotation } from './session-rotation.ts'
import type { SessionRow } from './sessions.ts'

/**
 * Writes many rotations in one statement. Skips sessions whose current token is not the parent, and locked rows:
 * another transaction is rotating, ending or marking them, and waiting for many rows in any order could deadlock.
 */
export async function writeRotations(
  db: Database,
  rotations: readonly StoredRotation[],
): Promise<void> {
  const handles = rotations.map(({ handle }) => handle)
  const free = db.selectFrom('session').select('handle').where('handle', 'in', handles)
  const rows = rotations.map(
    ({ handle, parent, child, now, expires_at }) =>
      sql`(${handle}, ${parent}, ${child}, cast(${now} as bigint), cast(${expires_at} as bigint))`,
  )
  // Both databases name the columns of a list of values like this.
  await sql`
    update session
    set refresh_hash = rotation.column3, previous_hash = rotation.column2,
      rotated_at = rotation.column4, last_used_at = rotation.column4,
      expires_at = rotation.column5
    from (values ${sql.join(rows)}) as rotation
    where session.handle = rotation.column1 and session.refresh_hash = rotation.column2
      and session.handle in ${lockedUnlessTaken(db, free)}
  `.execute(db)
}

export type RenewableSession = Pick<
  SessionRow,
  'handle' | 'refresh_hash' | 'expires_at' | 'reader_id' | 'login_method_id'
>

/** Sessions by their handles. */
export async function sessionsWithHandles(
  db: Database,
  handles: readonly string[],
): Promise<Map<string, RenewableSession>> {
  const rows = await db
    .selectFrom('session')
    .select(['handle', 'refresh_hash', 'expires_at', 'reader_id', 'login_method_id'])
    .where('handle', 'in', handles)
    .execute()
  return new Map(rows.map((row) => [row.handle, row]))
}

export type SessionTokens = Pick<
  SessionRow,
  'handle' | 'refresh_hash' | 'previous_hash' | 'used_hash'
>

export async function tokensOfSessions(
  db: Database,
  handles: readonly string[],
): Promise<SessionTokens[]> {
  return db
    .selectFrom('session')
    .select(['handle', 'refresh_hash', 'previous_hash', 'used_hash'])
    .where('handle', 'in', handles)
    .execute()
}

/**
 * Skips sessions that were rotated in the meantime, and locked rows: another transaction is rotating, ending or
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
