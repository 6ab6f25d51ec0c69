import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { SandboxOrderTable } from './tables.ts'

export type SandboxOrder = Selectable<SandboxOrderTable>

export async function insertSandboxOrder(db: Database, order: SandboxOrder): Promise<void> {
  await db.insertInto('sandbox_order').values(order).execute()
}

export async function sandboxOrder(db: Database, id: string): Promise<SandboxOrder | undefined> {
  return db.selectFrom('sandbox_order').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Newest first. */
export async function sandboxOrdersOf(db: Database, receipt: string): Promise<SandboxOrder[]> {
  return db
    .selectFrom('sandbox_order')
    .selectAll()
    .where('receipt', '=', receipt)
    .orderBy('created_at', 'desc')
    .execute()
}
