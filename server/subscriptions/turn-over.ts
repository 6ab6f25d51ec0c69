import { timeInIndia } from '#domain/newspaper-day.ts'
import type { Database } from '#store/database.ts'
import { addSubscriptionEntitlement } from '#store/entitlements.ts'
import {
  requireSubscription,
  type StoredSubscription,
  updateSubscription,
} from '#store/subscriptions.ts'
import { bookPayment, type Paid } from '../payments/book-payment.ts'
import { close } from './end.ts'
import { planPeriod } from './plan-period.ts'

/** A scheduled plan was paid for: it opens when the one before it ends, or at once when that is past. */
export async function prepay(tx: Database, paid: Paid): Promise<void> {
  const { subscription, now } = paid
  const prepaid = { ...subscription, periods: 1 }
  await updateSubscription(tx, subscription, { periods: 1 })
  await addSubscriptionEntitlement(tx, prepaid.reader_id, prepaid.id, {
    archival_access: prepaid.archival_access,
    early_access: prepaid.early_access,
    starts_at: timeInIndia(prepaid.start_date, '00:00'),
    ends_at: new Date(prepaid.ends_at),
  })
  const old = await requireSubscription(tx, prepaid.replaces_id ?? '')
  if (old.ends_at <= now.getTime()) await turnOver(tx, old, prepaid, now)
  await bookPayment(tx, paid, prepaid)
}

/** At the boundary: the old plan ends, the one that was scheduled takes its place. */
export async function turnOver(
  tx: Database,
  old: StoredSubscription,
  next: StoredSubscription,
  now: Date,
): Promise<void> {
  await close(tx, old, 'expired', now)
  const begun: StoredSubscription = { ...next, state: 'active', mandate_id: old.mandate_id }
  await updateSubscription(tx, next, { state: 'active', mandate_id: old.mandate_id })
  await planPeriod(tx, begun, now)
}
