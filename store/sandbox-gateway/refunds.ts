import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { SandboxRefundTable } from './tables.ts'

export type SandboxRefund = Selectable<SandboxRefundTable>

/** False when a refund with this key exists. */
export async function insertSandboxRefund(db: Database, refund: SandboxRefund): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_refund')
    .values(refund)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function sandboxRefund(db: Database, key: string): Promise<SandboxRefund | undefined> {
  return db.selectFrom('sandbox_refund').selectAll().where('key', '=', key).executeTakeFirst()
}

export async function sandboxRefundById(
  db: Database,
  id: string,
): Promise<SandboxRefund | undefined> {
  return db.selectFrom('sandbox_refund').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function sandboxRefundsOf(db: Database, paymentId: string): Promise<SandboxRefund[]> {
  return db
    .selectFrom('sandbox_refund')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .execute()
}
