import type { Database } from './database.ts'

/** Attempts to pay that were begun since then, by what became of them. */
export async function paymentsByState(
  db: Database,
  since: Date,
): Promise<{ state: string; count: number }[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('created_at', '>=', since.getTime())
    .groupBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

/** Jobs that should have been done by then, and are not. */
export async function jobsDueBefore(db: Database, time: Date): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .where('run_at', '<', time.getTime())
    .executeTakeFirstOrThrow()
  return Number(count)
}
