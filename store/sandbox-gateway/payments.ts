import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { SandboxPaymentTable, SandboxTokenTable } from './tables.ts'

export type SandboxPaymentRow = Selectable<SandboxPaymentTable>
export type SandboxToken = Selectable<SandboxTokenTable>

export async function insertSandboxPayment(
  db: Database,
  payment: SandboxPaymentRow,
): Promise<void> {
  await db.insertInto('sandbox_payment').values(payment).execute()
}

export async function sandboxPayment(
  db: Database,
  id: string,
): Promise<SandboxPaymentRow | undefined> {
  return db.selectFrom('sandbox_payment').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function sandboxPaymentsOf(
  db: Database,
  orderId: string,
): Promise<SandboxPaymentRow[]> {
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute()
}

/** False when it is already captured. */
export async function captureSandboxPayment(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payment')
    .set({ state: 'captured', failure: null })
    .where('id', '=', id)
    .where('state', '!=', 'captured')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when the amount exceeds what is left of the payment. */
export async function takeFromSandboxPayment(
  db: Database,
  id: string,
  cents: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payment')
    .set(({ eb }) => ({ refunded_cents: eb('refunded_cents', '+', cents) }))
    .where('id', '=', id)
    .where('state', '=', 'captured')
    .where(({ eb, ref }) => eb(eb('refunded_cents', '+', cents), '<=', ref('amount_cents')))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertSandboxToken(db: Database, token: SandboxToken): Promise<void> {
  await db.insertInto('sandbox_token').values(token).execute()
}

export async function sandboxToken(db: Database, id: string): Promise<SandboxToken | undefined> {
  return db.selectFrom('sandbox_token').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function endSandboxToken(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('sandbox_token')
    .set({ ends_at: at.getTime() })
    .where('id', '=', id)
    .execute()
}
