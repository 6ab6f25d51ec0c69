import type { Database } from './database.ts'

/** Payment attempts begun since a time, counted by state. */
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

/** Purchases begun since a time. An unknown outcome counts as a failure. */
export async function purchaseOutcomes(
  db: Database,
  since: Date,
): Promise<{ failures: number; successes: number; firstFailureAt: Date | undefined }> {
  const rows = await db
    .selectFrom('payment_attempt')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.min('created_at').as('first'))
    .where('created_at', '>=', since.getTime())
    .where('state', 'in', ['unknown', 'paid'])
    // A renewal is in the state `unknown` until the gateway has debited it.
    .where('purpose', '!=', 'renewal')
    .groupBy('state')
    .execute()
  const of = (state: string) => rows.find((row) => row.state === state)
  const unknown = of('unknown')
  return {
    failures: Number(unknown?.count ?? 0),
    successes: Number(of('paid')?.count ?? 0),
    firstFailureAt: unknown && new Date(Number(unknown.first)),
  }
}

/** Number of waiting jobs that were due before a time. */
export async function jobsDueBefore(db: Database, time: Date): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .where('run_at', '<', time.getTime())
    .executeTakeFirstOrThrow()
  return Number(count)
}
