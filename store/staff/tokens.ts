import { randomBytes } from 'node:crypto'
import { HOUR_MS } from '#contract/durations.ts'
import type { Database } from '../database.ts'
import { accountFrom, type StaffAccount } from './accounts.ts'
import { changeAccount, type StaffChange, type StaffOutcome } from './change-staff.ts'
import { hashOfToken, newToken } from './one-time-links.ts'

/** So that scanners for secrets recognise a token in a published file. */
const TOKEN_PREFIX = 'broadsheet_'

/** A token of a staff account, without its secret. */
export interface StaffToken {
  id: string
  email: string
  name: string
  created_at: number
  last_used_at: number | null
  revoked_at: number | null
}

/** Returns the token, which is not stored. Undefined if the account is closed. */
export async function makeToken(
  act: StaffChange,
  staffId: string,
  name: string,
): Promise<{ id: string; token: string } | undefined> {
  const made = { id: randomBytes(6).toString('hex'), token: TOKEN_PREFIX + newToken() }
  const outcome = await changeAccount(act, staffId, async (tx, { isClosed }) => {
    if (isClosed) return 'not-found'
    const created_at = act.at.getTime()
    const row = { id: made.id, token_hash: hashOfToken(made.token), staff_id: staffId, name }
    await tx
      .insertInto('staff_token')
      .values({ ...row, created_at, last_used_at: null, revoked_at: null })
      .execute()
    return {
      action: 'staff.token-made',
      object: { staff_id: staffId },
      before: null,
      after: { token_id: made.id },
    }
  })
  return outcome === 'changed' ? made : undefined
}

/** Revoking a token again changes nothing. */
export async function revokeToken(act: StaffChange, id: string): Promise<StaffOutcome> {
  const row = await act.db
    .selectFrom('staff_token')
    .select('staff_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return 'not-found'
  return changeAccount(act, row.staff_id, async (tx, { id: staffId }) => {
    const { numUpdatedRows } = await tx
      .updateTable('staff_token')
      .set({ revoked_at: act.at.getTime() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return 'changed'
    return {
      action: 'staff.token-revoked',
      object: { staff_id: staffId },
      before: { token_id: id },
      after: null,
    }
  })
}

/** Newest first. */
export async function everyToken(db: Database): Promise<StaffToken[]> {
  return db
    .selectFrom('staff_token')
    .innerJoin('staff_account', 'staff_account.id', 'staff_id')
    .select(['staff_token.id', 'email', 'staff_token.name', 'staff_token.created_at'])
    .select(['last_used_at', 'revoked_at'])
    .orderBy('staff_token.created_at', 'desc')
    .execute()
}

/** The account of a token. Undefined if the token is unknown or revoked, or if the account is closed. */
export async function accountWithToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ tokenId: string; account: StaffAccount } | undefined> {
  const row = await db
    .selectFrom('staff_token')
    .innerJoin('staff_account', 'staff_account.id', 'staff_id')
    .selectAll('staff_account')
    .select(['staff_token.id as token_id', 'last_used_at'])
    .where('token_hash', '=', hashOfToken(token))
    .where('revoked_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  // To the hour, so that searching does not write each time.
  if (row.last_used_at === null || now.getTime() - row.last_used_at >= HOUR_MS) {
    const last_used_at = now.getTime()
    await db
      .updateTable('staff_token')
      .set({ last_used_at })
      .where('id', '=', row.token_id)
      .execute()
  }
  return { tokenId: row.token_id, account: accountFrom(row) }
}
