import { renewalTarget } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { lockReader } from '#store/locks.ts'
import { activeMandate, type StoredMandate } from '#store/payments/mandates.ts'
import {
  requireSubscription,
  type StoredSubscription,
  scheduledSubscription,
} from '#store/subscriptions.ts'

/** What is debited next for a reader: the plan that is held, or the one in its place. */
export interface Renewing {
  held: StoredSubscription
  plan: StoredSubscription
  mandate: StoredMandate
}

/** As it stands under the reader's lock; nothing when there is nothing to debit, or no longer. */
export async function lockRenewing(
  tx: Database,
  subscriptionId: string,
  periods: number,
): Promise<Renewing | undefined> {
  const { reader_id } = await requireSubscription(tx, subscriptionId)
  await lockReader(tx, reader_id)
  const held = await requireSubscription(tx, subscriptionId)
  return held.periods === periods ? renewingOf(tx, held) : undefined
}

export async function renewingOf(
  tx: Database,
  held: StoredSubscription,
): Promise<Renewing | undefined> {
  const { reader_id: readerId, publisher, state, recurring } = held
  const next = await scheduledSubscription(tx, { readerId, publisher })
  const mandate = await activeMandate(tx, held.mandate_id)
  if (!mandate) return undefined
  const target = renewalTarget({ state, recurring, hasMandate: true }, next)
  if (target === 'itself') return { held, plan: held, mandate }
  return target === 'next' && next && next.periods === 0 ? { held, plan: next, mandate } : undefined
}

/** Whether the plan stops with its period: neither a debit nor a paid plan follows. */
export async function isEnding(tx: Database, held: StoredSubscription): Promise<boolean> {
  if (held.state !== 'active' && held.state !== 'cancel_at_period_end') return false
  const { reader_id: readerId, publisher } = held
  const next = await scheduledSubscription(tx, { readerId, publisher })
  if (next && next.periods > 0) return false
  return !(await renewingOf(tx, held))
}
