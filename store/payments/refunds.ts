import type { Insertable, Selectable } from 'kysely'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '../database.ts'
import type { RefundTable } from './tables.ts'

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

/** The title that was paid for; undefined if there is no such refund. */
export async function titleOfRefund(db: Database, id: string): Promise<PublisherCode | undefined> {
  const refund = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'payment.attempt_id')
    .innerJoin('subscription', 'subscription.id', 'payment_attempt.subscription_id')
    .select('subscription.publisher')
    .where('refund.id', '=', id)
    .executeTakeFirst()
  return refund?.publisher
}

export async function updateRefund(
  tx: Database,
  { id }: Pick<StoredRefund, 'id'>,
  changes: Partial<Omit<StoredRefund, 'id' | 'payment_id' | 'reader_id'>>,
): Promise<void> {
  await tx.updateTable('refund').set(changes).where('id', '=', id).execute()
}

export interface ManualRefund extends StoredRefund {
  provider_payment_id: string
}

/** Refunds that need an operator, the longest waiting first. */
export async function manualRefunds(db: Database): Promise<ManualRefund[]> {
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .select('payment.provider_payment_id')
    .where('refund.state', '=', 'manual')
    .orderBy('refund.requested_at')
    .orderBy('refund.id')
    .execute()
  return refunds.sort((one, other) => waitingSince(one) - waitingSince(other))
}

/** Earlier releases did not record when a refund began to need an operator. */
export function waitingSince({
  manual_since,
  requested_at,
}: Pick<StoredRefund, 'manual_since' | 'requested_at'>): number {
  return manual_since ?? requested_at
}

/** The refund of another reader that was paid by a bank transfer with this reference. */
export async function transferOfOther(
  db: Database,
  readerId: string,
  reference: string,
): Promise<string | undefined> {
  const refund = await db
    .selectFrom('refund')
    .select('id')
    .where('transfer_reference', '=', reference)
    .where('reader_id', '!=', readerId)
    .executeTakeFirst()
  return refund?.id
}

export const OPEN_STATES = ['requested', 'submitted', 'failed', 'manual'] as const

/** Refunds that have not been paid yet, by state. */
export async function openRefunds(
  db: Database,
): Promise<{ state: StoredRefund['state']; count: number }[]> {
  const rows = await db
    .selectFrom('refund')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('state', 'in', OPEN_STATES)
    .groupBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

export async function overpaidSince(db: Database, time: Date): Promise<number> {
  const { count } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('overpaid_at', '>=', time.getTime())
    .executeTakeFirstOrThrow()
  return Number(count)
}
