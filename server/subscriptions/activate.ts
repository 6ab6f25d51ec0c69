import { dayInIndia } from '#domain/newspaper-day.ts'
import type { Database } from '#store/database.ts'
import { addSubscriptionEntitlement } from '#store/entitlements.ts'
import { type StoredSubscription, updateSubscription } from '#store/subscriptions.ts'
import { bookPayment, type Paid } from '../payments/book-payment.ts'
import { mandateFrom } from './mandates.ts'
import { inPeriod, planPeriod } from './plan-period.ts'

/** A paid subscription begins, today. */
export async function activate(tx: Database, paid: Paid): Promise<void> {
  const { subscription, now } = paid
  const begun: StoredSubscription = {
    ...subscription,
    ...inPeriod(dayInIndia(now), subscription, 0),
    state: 'active',
    periods: 1,
    mandate_id: await mandateFrom(tx, paid),
    ended_at: null,
  }
  const { anchor_date, start_date, end_date, ends_at, state, periods, mandate_id, ended_at } = begun
  await updateSubscription(tx, subscription, {
    ...{ anchor_date, start_date, end_date, ends_at, state, periods, mandate_id, ended_at },
  })
  await addSubscriptionEntitlement(tx, begun.reader_id, begun.id, {
    archival_access: begun.archival_access,
    early_access: begun.early_access,
    starts_at: now,
    ends_at: new Date(begun.ends_at),
  })
  await planPeriod(tx, begun, now)
  await bookPayment(tx, paid, begun)
}
