import type { Subscription } from '#contract/subscriptions.ts'
import { isLive } from '#domain/renewal.ts'
import { isMandateRevoked } from '#store/payments/mandates.ts'
import { heldSubscription, type StoredSubscription } from '#store/subscriptions.ts'
import type { Services } from '../services.ts'
import { nextDebit } from './next-debit.ts'
import { toSubscription } from './to-subscription.ts'

/** A subscription as its reader sees it, with its next debit. */
export async function describeSubscription(
  { db, clock }: Services,
  stored: StoredSubscription,
): Promise<Subscription> {
  const now = clock.now()
  const subscription = toSubscription(stored, now)
  if (!isLive(stored.state) && stored.state !== 'scheduled') return subscription
  const { reader_id: readerId, publisher, recurring, mandate_id } = stored
  const held = await heldSubscription(db, { readerId, publisher })
  const debit = held && (await nextDebit(db, held, now))
  return {
    ...subscription,
    next_debit_date: debit?.subscriptionId === stored.id ? debit.on : null,
    is_mandate_revoked: recurring && (await isMandateRevoked(db, mandate_id)),
  }
}
