import type { Database } from '../database.ts'
import type { StoredRefund } from './refunds.ts'

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
