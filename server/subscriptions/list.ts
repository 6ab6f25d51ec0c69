import type { SubscriptionStatus } from '#contract/subscriptions.ts'
import { isLive } from '#domain/renewal.ts'
import { type StoredSubscription, subscriptionsIn } from '#store/subscriptions.ts'
import type { Services } from '../services.ts'

/** Not those that never came to be. */
const SHOWN: SubscriptionStatus[] = [
  ...(['active', 'cancel_at_period_end', 'in_grace'] as const),
  ...(['expired', 'superseded', 'revoked', 'scheduled'] as const),
]

/** The one that counts first, then what has ended, newest first; what is yet to begin is last. */
export async function subscriptionsOf(
  { db, config }: Services,
  readerId: string,
): Promise<StoredSubscription[]> {
  const all = await subscriptionsIn(db, { readerId, publisher: config.publisher }, SHOWN)
  return all.sort((one, other) => rank(one) - rank(other))
}

function rank({ state }: StoredSubscription): number {
  if (state === 'scheduled') return 3
  if (!isLive(state)) return 2
  return state === 'in_grace' ? 1 : 0
}
