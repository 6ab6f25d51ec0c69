import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import type { SubscriptionTable } from '../plan-tables.ts'
import type { PaymentAttemptTable, PaymentTable, RefundTable } from './tables.ts'

/** Inserts rows directly, for tests that need a purchase but do not test buying. */

export async function insertReader(db: Database, id = randomUUID()): Promise<string> {
  await db.insertInto('reader').values({ id, first_name: 'Kavya', time_joined: 0 }).execute()
  await db
    .insertInto('login_method')
    .values({
      id: randomUUID(),
      reader_id: id,
      kind: 'email',
      value: `${id}@example.com`,
      time_joined: 0,
    })
    .execute()
  return id
}

export async function insertSubscription(
  db: Database,
  readerId: string,
  planId: string,
  changes: Partial<Insertable<SubscriptionTable>> = {},
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('subscription')
    .values({
      id,
      reader_id: readerId,
      publisher: 'PV',
      plan_id: planId,
      state: 'active',
      plan_name: 'Belakindi Digital',
      price_cents: 14_900,
      price_currency: 'INR',
      duration_unit: 'month',
      duration_length: 1,
      recurring: 1,
      archival_access: 3,
      early_access: 0,
      anchor_date: '2026-11-15',
      periods: 1,
      start_date: '2026-11-15',
      end_date: '2026-12-15',
      ends_at: Date.parse('2026-12-16T00:00:00+05:30'),
      created_at: 0,
      ...changes,
    })
    .execute()
  return id
}

/** A captured payment for the subscription. */
export async function insertPayment(
  db: Database,
  subscriptionId: string,
  changes: Partial<Insertable<PaymentTable>> = {},
): Promise<string> {
  const { reader_id, price_cents, price_currency } = await db
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  const attempt: Insertable<PaymentAttemptTable> = {
    id: randomUUID(),
    token: randomUUID(),
    reader_id,
    publisher: 'PV',
    purpose: 'new',
    subscription_id: subscriptionId,
    period: 0,
    amount_cents: price_cents,
    currency: price_currency,
    refund_cents: 0,
    provider: 'sandbox',
    state: 'paid',
    created_at: 0,
    expires_at: 0,
  }
  await db.insertInto('payment_attempt').values(attempt).execute()
  const id = randomUUID()
  await db
    .insertInto('payment')
    .values({
      id,
      provider: 'sandbox',
      provider_payment_id: id,
      attempt_id: attempt.id,
      amount_cents: price_cents,
      currency: price_currency,
      state: 'captured',
      use: 'subscription',
      refunded_cents: 0,
      created_at: 0,
      captured_at: 0,
      ...changes,
    })
    .execute()
  return id
}

export async function insertRefund(
  db: Database,
  paymentId: string,
  changes: Partial<Insertable<RefundTable>> = {},
): Promise<string> {
  const paid = await db
    .selectFrom('payment')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'payment.attempt_id')
    .select(['payment.amount_cents', 'payment.currency', 'payment_attempt.reader_id'])
    .where('payment.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const id = randomUUID()
  await db
    .insertInto('refund')
    .values({
      id,
      payment_id: paymentId,
      ...paid,
      reason: 'operator',
      state: 'requested',
      tries: 0,
      requested_at: 0,
      due_at: 0,
      ...changes,
    })
    .execute()
  return id
}
