import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type {
  SandboxOrderTable,
  SandboxPaymentTable,
  SandboxRefundTable,
  SandboxTokenTable,
} from './tables.ts'

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
