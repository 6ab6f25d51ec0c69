import { dayInIndia, timeInIndia } from '#domain/newspaper-day.ts'
import { limitToUnrefunded, unusedPart } from '#domain/proration.ts'
import { isLive } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { addSubscriptionEntitlement, endSubscriptionEntitlement } from '#store/entitlements.ts'
import { lastPaymentFor } from '#store/payments/payments.ts'
import {
  requireSubscription,
  type StoredSubscription,
  updateSubscription,
} from '#store/subscriptions.ts'
import { bookPayment, type CapturedPayment, requestRefund } from '../ledger/ledger.ts'
import { dropScheduled, end, startScheduled } from './end.ts'
import { mandateFrom, scheduleMandateCancellation } from './mandates.ts'
import { scheduleReminders } from './plan-reminders.ts'
import { inPeriod, nextPeriod, scheduleNotice, schedulePeriod } from './schedule-period.ts'

/** Starts a paid subscription today. */
export async function activate(tx: Database, paid: CapturedPayment): Promise<void> {
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
    anchor_date,
    start_date,
    end_date,
    ends_at,
    state,
    periods,
    mandate_id,
    ended_at,
  })
  await addSubscriptionEntitlement(tx, begun.reader_id, begun.id, {
    archival_access: begun.archival_access,
    early_access: begun.early_access,
    starts_at: now,
    ends_at: new Date(begun.ends_at),
  })
  await schedulePeriod(tx, begun, now)
  await bookPayment(tx, paid, begun)
}

/** Extends a subscription by the paid period and ends its grace. The anchor date stays. */
export async function extend(tx: Database, paid: CapturedPayment): Promise<void> {
  const { attempt, subscription, now } = paid
  const isRecovery = attempt.purpose === 'recovery'
  const changes = {
    ...nextPeriod(subscription),
    mandate_id: isRecovery ? await adoptNewMandate(tx, paid) : subscription.mandate_id,
    state: 'active',
    periods: subscription.periods + 1,
    grace_ends_at: null,
    cancelled_at: null,
  } as const
  await updateSubscription(tx, subscription, changes)
  await endSubscriptionEntitlement(tx, subscription.id, new Date(changes.ends_at))
  await schedulePeriod(tx, { ...subscription, ...changes }, now)
  await bookPayment(tx, paid, changes)
}

/** Replaces the mandate by that of the new card and drops a scheduled plan. Returns the mandate to keep. */
async function adoptNewMandate(tx: Database, paid: CapturedPayment): Promise<string | null> {
  const { subscription, now } = paid
  await dropScheduled(tx, subscription, 'abandoned', now)
  const mandateId = await mandateFrom(tx, paid)
  if (mandateId === null) return subscription.mandate_id
  if (mandateId !== subscription.mandate_id)
    await scheduleMandateCancellation(tx, subscription.mandate_id, now)
  return mandateId
}

/** Starts the new plan, ends the old one and refunds its unused part, in one transaction. */
export async function upgrade(
  tx: Database,
  paid: CapturedPayment,
  old: StoredSubscription,
): Promise<void> {
  const { now } = paid
  const due = await unusedOf(tx, old, now)
  await end(tx, old, 'superseded', now)
  await activate(tx, paid)
  await dropScheduled(tx, old, 'abandoned', now)
  if (!due) return
  const { payment } = due
  const left = { paid_cents: payment.amount_cents, refunded_cents: payment.refunded_cents }
  // The amount that was quoted, unless the old plan was renewed since.
  const { period, refund_cents } = paid.attempt
  const amountCents = limitToUnrefunded(period === old.periods ? refund_cents : due.cents, left)
  if (amountCents === 0) return
  await requestRefund(tx, { paymentId: payment.id, amountCents, reason: 'upgrade', at: now })
}

/** The unused amount of the current period, and the payment for that period. */
export async function unusedOf(db: Database, live: StoredSubscription, now: Date) {
  const payment = await lastPaymentFor(db, live.id)
  if (!payment) return undefined
  const { amount_cents: paid_cents, refunded_cents } = payment
  return { payment, cents: unusedPart({ ...live, paid_cents, refunded_cents }, dayInIndia(now)) }
}

/** A scheduled plan was paid. It starts when the current plan ends, or at once if that is past. */
export async function prepay(tx: Database, paid: CapturedPayment): Promise<void> {
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
  if (old.ends_at <= now.getTime()) await startScheduled(tx, old, prepaid, now)
  await bookPayment(tx, paid, prepaid)
}

/** Keeps a mandate that the gateway reports after the payment it was given with. */
export async function takeLateMandate(tx: Database, paid: CapturedPayment): Promise<void> {
  const { payment, subscription, now } = paid
  const isMissing = payment.use === 'subscription' && subscription.mandate_id === null
  if (!isMissing || !isLive(subscription.state)) return
  const mandate_id = await mandateFrom(tx, paid)
  if (mandate_id === null) return
  await updateSubscription(tx, subscription, { mandate_id })
  await scheduleNotice(tx, subscription, now)
  await scheduleReminders(tx, { ...subscription, mandate_id }, now)
}
