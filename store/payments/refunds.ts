import type { Insertable, Selectable } from 'kysely'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '../database.ts'
import type { RefundTable } from './refund-table.ts'

export type StoredRefund = Selectable<RefundTable>

/** Also adds the amount to the payment, whose check constraint refuses refunds above its amount. */
export async function insertRefund(
  tx: Database,
  refund: Insertable<RefundTable>,
): Promise<StoredRefund> {
  await tx
    .updateTable('payment')
    .set(({ eb }) => ({ refunded_cents: eb('refunded_cents', '+', refund.amount_cents) }))
    .where('id', '=', refund.payment_id)
    .execute()
  return tx.insertInto('refund').values(refund).returningAll().executeTakeFirstOrThrow()
}

export async function refundWith(db: Database, id: string): Promise<StoredRefund | undefined> {
  return db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function refundsOfPayment(db: Database, paymentId: string): Promise<StoredRefund[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('requested_at')
    .execute()
}

export type NamedRefund = StoredRefund & { plan_name: string }

/** A reader's refunds, newest first, with the plan that was paid for. */
export async function refundsOf(
  db: Database,
  readerId: string,
  publisher: PublisherCode,
): Promise<NamedRefund[]> {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'payment.attempt_id')
    .innerJoin('subscription', 'subscription.id', 'payment_attempt.subscription_id')
    .selectAll('refund')
    .select('subscription.plan_name')
    .where('refund.reader_id', '=', readerId)
    .where('subscription.publisher', '=', publisher)
    .orderBy('refund.requested_at', 'desc')
    .orderBy('refund.id')
    .execute()
}

export async function updateRefund(
  tx: Database,
  { id }: Pick<StoredRefund, 'id'>,
  changes: Partial<Omit<StoredRefund, 'id' | 'payment_id' | 'reader_id'>>,
): Promise<void> {
  await tx.updateTable('refund').set(changes).where('id', '=', id).execute()
}
