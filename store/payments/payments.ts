import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { PaymentTable } from './tables.ts'

export type StoredPayment = Selectable<PaymentTable>

type ReportedPayment = Pick<
  StoredPayment,
  'provider' | 'provider_payment_id' | 'attempt_id' | 'amount_cents' | 'currency' | 'state'
>

/** Progress of a payment. It never goes back, whatever the order in which events arrive. */
const ORDER = { unknown: 0, created: 1, failed: 2, authorised: 3, captured: 4 } as const

export function hasReached(state: StoredPayment['state'], other: StoredPayment['state']): boolean {
  return ORDER[state] >= ORDER[other]
}

/** Inserts the payment, or advances its state. The caller must hold the lock of its attempt. */
export async function recordPayment(
  tx: Database,
  seen: ReportedPayment,
  now: Date,
): Promise<StoredPayment> {
  const at = now.getTime()
  const captured_at = seen.state === 'captured' ? at : null
  const id = randomUUID()
  const payment = { ...seen, id, use: null, refunded_cents: 0, created_at: at, captured_at }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment')
    .values(payment)
    .onConflict((conflict) => conflict.columns(['provider', 'provider_payment_id']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return payment
  const known = await requirePaymentOfGateway(tx, seen)
  if (ORDER[seen.state] <= ORDER[known.state]) return known
  const changes = { state: seen.state, captured_at }
  await tx.updateTable('payment').set(changes).where('id', '=', known.id).execute()
  return { ...known, ...changes }
}

export async function paymentOfGateway(
  db: Database,
  provider: string,
  providerPaymentId: string,
): Promise<StoredPayment | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst()
}

async function requirePaymentOfGateway(
  tx: Database,
  seen: ReportedPayment,
): Promise<StoredPayment> {
  const known = await paymentOfGateway(tx, seen.provider, seen.provider_payment_id)
  if (!known) throw new Error(`There is no payment ${seen.provider_payment_id}`)
  return known
}

export async function paymentWith(db: Database, id: string): Promise<StoredPayment | undefined> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function allotPayment(
  tx: Database,
  { id }: Pick<StoredPayment, 'id'>,
  use: 'subscription' | 'refund',
): Promise<void> {
  await tx.updateTable('payment').set({ use }).where('id', '=', id).execute()
}

/** The payment for the current period. */
export async function lastPaymentFor(
  db: Database,
  subscriptionId: string,
): Promise<StoredPayment | undefined> {
  return db
    .selectFrom('payment')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'payment.attempt_id')
    .selectAll('payment')
    .where('payment_attempt.subscription_id', '=', subscriptionId)
    .where('payment.use', '=', 'subscription')
    .orderBy('payment.captured_at', 'desc')
    .executeTakeFirst()
}

/** The payment that settled an attempt. */
export async function paymentUsedFor(
  db: Database,
  attemptId: string,
): Promise<StoredPayment | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where('use', '=', 'subscription')
    .executeTakeFirst()
}

export interface PaymentOfReader extends Selectable<PaymentTable> {
  readerId: string
}

/** Finds a payment by its id, the gateway's id, or its invoice number. */
export async function findPayment(
  db: Database,
  called: string,
): Promise<PaymentOfReader | undefined> {
  return db
    .selectFrom('payment')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'payment.attempt_id')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.payment_id', '=', 'payment.id').on('invoice.kind', '=', 'invoice'),
    )
    .selectAll('payment')
    .select('payment_attempt.reader_id as readerId')
    .where(({ eb, or }) =>
      or([
        eb('payment.id', '=', called),
        eb('payment.provider_payment_id', '=', called),
        eb('invoice.number', '=', called),
      ]),
    )
    .executeTakeFirst()
}
