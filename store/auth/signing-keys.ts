import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { AuthTables } from './tables.ts'

export type SigningKeyRow = Selectable<AuthTables['signing_key']>

/** The newest first. */
export async function signingKeys(db: Database): Promise<SigningKeyRow[]> {
  return db.selectFrom('signing_key').selectAll().orderBy('created_at', 'desc').execute()
}

export async function insertSigningKey(db: Database, key: SigningKeyRow): Promise<void> {
  await db.insertInto('signing_key').values(key).execute()
}

export async function deleteSigningKeys(db: Database, createdBefore: number): Promise<void> {
  await db.deleteFrom('signing_key').where('created_at', '<', createdBefore).execute()
}
