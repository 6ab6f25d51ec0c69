import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { MandateTable } from './tables.ts'

export type StoredMandate = Selectable<MandateTable>

/** Inserts the mandate unless its token is known. Returns the id of the stored mandate. */
export async function saveMandate(
  tx: Database,
  mandate: Omit<StoredMandate, 'id' | 'state'>,
): Promise<string> {
  const id = randomUUID()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mandate')
    .values({ ...mandate, id, state: 'active' })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_token_id']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return id
  const known = await mandateOfToken(tx, mandate.provider, mandate.provider_token_id)
  if (!known) throw new Error(`There is no mandate ${mandate.provider_token_id}`)
  return known.id
}

async function mandateWith(db: Database, id: string): Promise<StoredMandate | undefined> {
  return db.selectFrom('mandate').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function mandateOfToken(
  db: Database,
  provider: string,
  tokenId: string,
): Promise<StoredMandate | undefined> {
  return db
    .selectFrom('mandate')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_token_id', '=', tokenId)
    .executeTakeFirst()
}

export async function activeMandate(
  db: Database,
  id: string | null,
): Promise<StoredMandate | undefined> {
  const mandate = id === null ? undefined : await mandateWith(db, id)
  return mandate?.state === 'active' ? mandate : undefined
}

/** Revoked means: by the reader at the bank. A mandate that we end is `cancelled`. */
export async function isMandateRevoked(db: Database, id: string | null): Promise<boolean> {
  return id !== null && (await mandateWith(db, id))?.state === 'revoked'
}

export async function setMandateState(
  tx: Database,
  id: string,
  state: StoredMandate['state'],
): Promise<void> {
  await tx.updateTable('mandate').set({ state }).where('id', '=', id).execute()
}
