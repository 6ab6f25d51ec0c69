import { isLive } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { updateSubscription } from '#store/subscriptions.ts'
import type { Paid } from '../ledger/book-payment.ts'
import { mandateFrom } from './mandates.ts'
import { planNotice } from './plan-period.ts'
import { scheduleReminders } from './plan-reminders.ts'

/** The leave to debit again may be told of only after the payment that it came with. */
export async function takeLateMandate(tx: Database, paid: Paid): Promise<void> {
  const { payment, subscription, now } = paid
  const isMissing = payment.use === 'subscription' && subscription.mandate_id === null
  if (!isMissing || !isLive(subscription.state)) return
  const mandate_id = await mandateFrom(tx, paid)
  if (mandate_id === null) return
  await updateSubscription(tx, subscription, { mandate_id })
  await planNotice(tx, subscription, now)
  await scheduleReminders(tx, { ...subscription, mandate_id }, now)
}
