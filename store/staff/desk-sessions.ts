import type { DeskSessionTimes } from '#domain/staff/desk-session.ts'
import type { Database } from '../database.ts'
import { accountFrom, type StaffAccount } from './accounts.ts'
import { hashOfToken, newToken } from './one-time-links.ts'

/** Returns the token of the session, which is not stored. */
export async function insertDeskSession(
  db: Database,
  staffId: string,
  now: number,
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('staff_session')
    .values({
      token_hash: hashOfToken(token),
      staff_id: staffId,
      created_at: now,
      last_used_at: now,
    })
    .execute()
  await saveStaffSeen(db, staffId, now)
  return token
}

/** The session and its account; undefined if the account is closed. */
export function deskSessionOf(db: Database, token: string) {
  return deskSessionByHash(db, hashOfToken(token))
}

/** The same for the hash of a token, by which an open stream knows its session. */
export async function deskSessionByHash(
  db: Database,
  tokenHash: string,
): Promise<{ account: StaffAccount; times: DeskSessionTimes } | undefined> {
  const row = await db
    .selectFrom('staff_session')
    .innerJoin('staff_account', 'staff_account.id', 'staff_session.staff_id')
    .select(['id', 'email', 'name', 'role', 'scope', 'closed_at'])
    .select(['staff_session.created_at', 'staff_session.last_used_at'])
    .where('token_hash', '=', tokenHash)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { created_at, last_used_at, ...account } = row
  return { account: accountFrom(account), times: { created_at, last_used_at } }
}

export async function saveDeskSessionUse(
  db: Database,
  { token, staffId }: { token: string; staffId: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ last_used_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .execute()
  await saveStaffSeen(db, staffId, now)
}

async function saveStaffSeen(db: Database, staffId: string, now: number): Promise<void> {
  await db
    .updateTable('staff_account')
    .set({ last_seen_at: now })
    .where('id', '=', staffId)
    .execute()
}

export async function deleteDeskSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('staff_session').where('token_hash', '=', hashOfToken(token)).execute()
}

export async function deleteDeskSessionsOf(tx: Database, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_session').where('staff_id', '=', staffId).execute()
}
