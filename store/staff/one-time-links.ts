import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'
import { locked } from '../locks.ts'
import { accountFrom, type StaffAccount } from './accounts.ts'

/** The hash under which a link, a session or a recovery code is stored. Each has at least 80 random bits. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

interface NewLink {
  staffId: string
  kind: 'invitation' | 'demo'
  now: number
  validMs: number
}

/** Replaces earlier links of the account. Returns the token, which is not stored. */
export async function createLink(
  tx: Database,
  { staffId, kind, now, validMs }: NewLink,
): Promise<string> {
  await tx.deleteFrom('staff_link').where('staff_id', '=', staffId).execute()
  const token = newToken()
  await tx
    .insertInto('staff_link')
    .values({
      token_hash: hashOfToken(token),
      staff_id: staffId,
      kind,
      created_at: now,
      expires_at: now + validMs,
      used_at: null,
    })
    .execute()
  return token
}

export type LinkState =
  | { kind: 'valid'; account: StaffAccount }
  | { kind: 'used' }
  | { kind: 'expired' }

interface LinkQuery {
  token: string
  kind: 'invitation' | 'demo'
  now: number
}

/** The links of a closed account count as expired, and so do unknown ones. */
export async function linkState(db: Database, query: LinkQuery): Promise<LinkState> {
  return stateOf(await linkQuery(db, query).executeTakeFirst(), query.now)
}

/** Uses the link up. Of two transactions with the same link, one finds it used. */
export async function useLink(tx: Database, query: LinkQuery): Promise<LinkState> {
  const state = stateOf(await locked(tx, linkQuery(tx, query)).executeTakeFirst(), query.now)
  if (state.kind !== 'valid') return state
  const { numUpdatedRows } = await tx
    .updateTable('staff_link')
    .set({ used_at: query.now })
    .where('token_hash', '=', hashOfToken(query.token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? state : { kind: 'used' }
}

function linkQuery(db: Database, { token, kind }: LinkQuery) {
  return db
    .selectFrom('staff_link')
    .innerJoin('staff_account', 'staff_account.id', 'staff_link.staff_id')
    .select(['id', 'email', 'name', 'role', 'scope', 'closed_at', 'expires_at', 'used_at'])
    .where('token_hash', '=', hashOfToken(token))
    .where('kind', '=', kind)
}

type LinkRow = Awaited<ReturnType<ReturnType<typeof linkQuery>['executeTakeFirst']>>

function stateOf(row: LinkRow, now: number): LinkState {
  if (!row) return { kind: 'expired' }
  if (row.used_at !== null) return { kind: 'used' }
  if (row.expires_at <= now || row.closed_at !== null) return { kind: 'expired' }
  return { kind: 'valid', account: accountFrom(row) }
}
