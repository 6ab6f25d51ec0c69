import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { AuthTables } from './tables.ts'

export type TokenKeyRow = Selectable<AuthTables['token_key']>

/** An RSA key of an earlier release has no time from which it signs. */
export type SigningKeyRow = Omit<TokenKeyRow, 'signs_from'> & { signs_from: number | null }

/** Newest first, with the RSA keys of earlier releases. */
export async function signingKeys(db: Database): Promise<SigningKeyRow[]> {
  const rows = await db.selectFrom('token_key').selectAll().execute()
  const rsaRows = await db.selectFrom('signing_key').selectAll().execute()
  return [...rows, ...rsaRows.map((row) => ({ ...row, signs_from: null }))].sort(
    (one, other) => other.created_at - one.created_at,
  )
}

/** No-op when another server has added a key that is not in `seen`: of several servers at once, one succeeds. */
export async function insertTokenKey(
  db: Database,
  key: TokenKeyRow,
  seen: readonly SigningKeyRow[],
): Promise<void> {
  const seenKids = new Set(seen.map(({ kid }) => kid))
  await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction)
    const rows = await transaction.selectFrom('token_key').select('kid').execute()
    if (rows.some(({ kid }) => !seenKids.has(kid))) return
    await transaction.insertInto('token_key').values(key).execute()
  })
}

/** Uses a row as a mutex: other transactions wait here until this one ends. */
async function takeTurn(transaction: Database): Promise<void> {
  await transaction
    .insertInto('secret')
    .values({ name: 'turn to add a signing key', value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute()
}

export async function deleteSigningKeys(db: Database, createdBefore: number): Promise<void> {
  await db.deleteFrom('token_key').where('created_at', '<', createdBefore).execute()
  await db.deleteFrom('signing_key').where('created_at', '<', createdBefore).execute()
}
