import type { Database } from '../database.ts'
import { accountFrom, type StaffAccount } from './accounts.ts'

export interface StoredPasskey {
  credential_id: string
  public_key: string
  counter: number
}

/** False if the passkey is known already. */
export async function insertPasskey(
  tx: Database,
  staffId: string,
  passkey: StoredPasskey & { created_at: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_passkey')
    .values({ ...passkey, staff_id: staffId, last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function passkeyIdsOf(db: Database, staffId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_passkey')
    .select('credential_id')
    .where('staff_id', '=', staffId)
    .execute()
  return rows.map(({ credential_id }) => credential_id)
}

/** The passkey and its account; undefined if the account is closed. */
export async function openPasskey(
  db: Database,
  credentialId: string,
): Promise<{ passkey: StoredPasskey; account: StaffAccount } | undefined> {
  const row = await db
    .selectFrom('staff_passkey')
    .innerJoin('staff_account', 'staff_account.id', 'staff_passkey.staff_id')
    .select(['credential_id', 'public_key', 'counter'])
    .select(['id', 'email', 'name', 'role', 'scope', 'closed_at'])
    .where('credential_id', '=', credentialId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { credential_id, public_key, counter, ...account } = row
  return { passkey: { credential_id, public_key, counter }, account: accountFrom(account) }
}

export async function savePasskeyUse(
  db: Database,
  credentialId: string,
  use: { counter: number; last_used_at: number },
): Promise<void> {
  await db.updateTable('staff_passkey').set(use).where('credential_id', '=', credentialId).execute()
}

interface Challenge {
  challenge: string
  /** Null for a sign-in. */
  staffId: string | null
}

export async function insertChallenge(
  db: Database,
  { challenge, staffId }: Challenge,
  expires_at: number,
): Promise<void> {
  await db
    .insertInto('staff_challenge')
    .values({ challenge, staff_id: staffId, expires_at })
    .execute()
}

/** Uses the challenge up. False if it was not sent, was answered before, or has expired. */
export async function takeChallenge(
  db: Database,
  { challenge, staffId }: Challenge,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_challenge')
    .where('challenge', '=', challenge)
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
