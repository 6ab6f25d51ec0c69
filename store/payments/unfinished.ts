import type { IssueDate } from '#contract/issue-date.ts'
import type { Currency } from '#contract/plans.ts'
import { LIVE_STATES } from '#domain/renewal.ts'
import { LATE_AUTHORISATION_MS } from '#domain/settlement.ts'
import type { Database } from '../database.ts'

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
