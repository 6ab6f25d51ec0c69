import type { PublisherCode } from '#contract/publisher.ts'
import { LIVE_STATES } from '#domain/renewal.ts'
import type { Database } from '../database.ts'

/** Number of readers with a live subscription to the title. */
export async function subscriberCount(db: Database, publisher: PublisherCode): Promise<number> {
  const { count } = await db
    .selectFrom('subscription')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('publisher', '=', publisher)
    .where('state', 'in', LIVE_STATES)
    .executeTakeFirstOrThrow()
  return count
}
