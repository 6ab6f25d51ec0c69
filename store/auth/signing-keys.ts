import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { AuthTables } from './tables.ts'

export type SigningKeyRow = Selectable<AuthTables['signing_key']>

/** Newest first. */
export async function signingKeys(db: Database): Promise<SigningKeyRow[]> {
  return db.selectFrom('signing_key').selectAll().orderBy('created_at', 'desc').execute()
}

/** No-op when another server has added a key that is not in `seen`: of several servers at once, one succeeds. */
export async function insertSigningKey(
  db: Database,
  key: SigningKeyRow,
  seen: readonly SigningKeyRow[],
): Promise<void> {
  const seenKids = new Set(seen.map(({ kid }) => kid))
  await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction)
    const rows = await signingKeys(transaction)
    if (rows.some(({ kid }) => !seenKids.has(kid))) return
    await transaction.insertInto('signing_key').values(key).execute()
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
  await db.deleteFrom('signing_key').where('created_at', '<', createdBefore).execute()
}
