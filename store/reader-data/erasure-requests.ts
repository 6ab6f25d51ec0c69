import type { Selectable } from 'kysely'
import type { IssueDate } from '#contract/issue-date.ts'
import type { Currency } from '#contract/plans.ts'
import { LIVE_STATES } from '#domain/renewal.ts'
import { LATE_AUTHORISATION_MS } from '#domain/settlement.ts'
import type { AuthTables } from '../auth/tables.ts'
import type { Database } from '../database.ts'

export type ErasureRequest = Selectable<AuthTables['erasure_request']>

export async function erasureRequestOf(
  db: Database,
  readerId: string,
): Promise<ErasureRequest | undefined> {
  return db
    .selectFrom('erasure_request')
    .selectAll()
    .where('reader_id', '=', readerId)
    .executeTakeFirst()
}

/** Replaces the reader's request: they have one at most. */
export async function saveErasureRequest(tx: Database, request: ErasureRequest): Promise<void> {
  const { reader_id: _, ...changes } = request
  await tx
    .insertInto('erasure_request')
    .values(request)
    .onConflict((conflict) => conflict.column('reader_id').doUpdateSet(changes))
    .execute()
}

/** False when there was none. */
export async function deleteErasureRequest(tx: Database, readerId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('erasure_request')
    .where('reader_id', '=', readerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether the reader used the account after the given time. */
export async function wasUsedSince(db: Database, readerId: string, time: number): Promise<boolean> {
  const reader = await db
    .selectFrom('reader')
    .select('last_seen_at')
    .where('id', '=', readerId)
    .executeTakeFirst()
  if ((reader?.last_seen_at ?? 0) > time) return true
  const session = await db
    .selectFrom('session')
    .select('handle')
    .where('reader_id', '=', readerId)
    .where('last_used_at', '>', time)
    .executeTakeFirst()
  return session !== undefined
}

export type ErasureObstacle =
  | { kind: 'plan'; name: string; until: IssueDate }
  | { kind: 'refund'; amountCents: number; currency: Currency }
  | { kind: 'checkout'; until: number }

/** What stands against erasing a reader: a current or scheduled plan, an open refund, or a checkout that may still be paid. */
export async function erasureObstacleOf(
  db: Database,
  readerId: string,
  now: Date,
): Promise<ErasureObstacle | undefined> {
  return (
    (await planOf(db, readerId)) ??
    (await refundOf(db, readerId)) ??
    (await checkoutOf(db, readerId, now))
  )
}

async function planOf(db: Database, readerId: string): Promise<ErasureObstacle | undefined> {
  const plan = await db
    .selectFrom('subscription')
    .select(['plan_name as name', 'end_date as until'])
    .where('reader_id', '=', readerId)
    .where('state', 'in', [...LIVE_STATES, 'scheduled'])
    .orderBy('end_date', 'desc')
    .executeTakeFirst()
  return plan && { kind: 'plan', ...plan }
}

/** A manual refund does not count: the operator needs only the payment, which is kept. */
async function refundOf(db: Database, readerId: string): Promise<ErasureObstacle | undefined> {
  const refund = await db
    .selectFrom('refund')
    .select(['amount_cents as amountCents', 'currency'])
    .where('reader_id', '=', readerId)
    .where('state', 'in', ['requested', 'submitted', 'failed'])
    .executeTakeFirst()
  return refund && { kind: 'refund', ...refund }
}

/** A payment that arrives later than this is refunded automatically. */
async function checkoutOf(
  db: Database,
  readerId: string,
  now: Date,
): Promise<ErasureObstacle | undefined> {
  const checkout = await db
    .selectFrom('payment_attempt')
    .select('created_at')
    .where('reader_id', '=', readerId)
    .where('purpose', 'in', ['new', 'upgrade', 'downgrade'])
    .where('state', '!=', 'paid')
    .where('created_at', '>=', now.getTime() - LATE_AUTHORISATION_MS)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return checkout && { kind: 'checkout', until: checkout.created_at + LATE_AUTHORISATION_MS }
}
