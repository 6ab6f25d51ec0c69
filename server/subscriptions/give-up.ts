import { isLive } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { runningSubscriptionsOf, type StoredSubscription } from '#store/subscriptions.ts'
import { refundLeftOver } from '../ledger/request-refund.ts'
import { stopRenewing, tellEnd } from './cancel.ts'
import { dropScheduled, end } from './end.ts'

/** From now on nothing is debited and no other plan begins. The plans run on until the account is deleted. */
export async function stopAllRenewals(tx: Database, readerId: string, now: Date): Promise<void> {
  for (const plan of await runningSubscriptionsOf(tx, readerId)) {
    if (!isLive(plan.state)) continue
    if (renews(plan)) {
      await stopRenewing(tx, plan, now)
      await tellEnd(tx, 'cancelled', plan, now)
    } else await refundLeftOver(tx, await dropScheduled(tx, plan, 'abandoned', now), now)
  }
}

/** Ends what was given up, without a refund, and gives its mandate back to the gateway. */
export async function endGivenUpPlans(tx: Database, readerId: string, now: Date): Promise<void> {
  for (const plan of await runningSubscriptionsOf(tx, readerId)) {
    if (isLive(plan.state)) await end(tx, plan, 'revoked', now)
  }
}

export function renews({ recurring, state }: StoredSubscription): boolean {
  return recurring && state !== 'cancel_at_period_end'
}
