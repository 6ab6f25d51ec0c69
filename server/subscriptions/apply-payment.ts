import { dayInIndia, timeInIndia } from '#domain/newspaper-day.ts'
import { capRefund, unusedPart } from '#domain/proration.ts'
import { isLive } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { addSubscriptionEntitlement, endSubscriptionEntitlement } from '#store/entitlements.ts'
import { lastPaymentFor } from '#store/payments/payments.ts'
import {
  requireSubscription,
  type StoredSubscription,
  updateSubscription,
} from '#store/subscriptions.ts'
import { bookPayment, type Paid } from '../ledger/book-payment.ts'
import { refundLeftOver, requestRefund } from '../ledger/request-refund.ts'
import { close, dropScheduled, end } from './end.ts'
import { mandateFrom, scheduleMandateCancellation } from './mandates.ts'
import { scheduleReminders } from './plan-reminders.ts'
import { inPeriod, nextPeriod, scheduleNotice, schedulePeriod } from './schedule-period.ts'

/** Starts a paid subscription today. */
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
export async function extend(tx: Database, paid: Paid): Promise<void> {
  const { attempt, subscription, now } = paid
  const isByHand = attempt.purpose === 'recovery'
  const changes = {
    ...nextPeriod(subscription),
    mandate_id: isByHand ? await goOnWithPaid(tx, paid) : subscription.mandate_id,
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

/** A reader who pays by hand keeps this plan; the mandate of that card replaces the old one. */
async function goOnWithPaid(tx: Database, paid: Paid): Promise<string | null> {
  const { subscription, now } = paid
  await refundLeftOver(tx, await dropScheduled(tx, subscription, 'abandoned', now), now)
  const given = await mandateFrom(tx, paid)
  if (given === null) return subscription.mandate_id
  if (given !== subscription.mandate_id)
    await scheduleMandateCancellation(tx, subscription.mandate_id, now)
  return given
}

/** Starts the new plan, ends the old one and refunds its unused part, in one transaction. */
export async function upgrade(tx: Database, paid: Paid, old: StoredSubscription): Promise<void> {
  const { now } = paid
  const due = await unusedOf(tx, old, now)
  await end(tx, old, 'superseded', now)
  await activate(tx, paid)
  await refundLeftOver(tx, await dropScheduled(tx, old, 'abandoned', now), now)
  if (!due) return
  const { payment } = due
  const left = { paid_cents: payment.amount_cents, refunded_cents: payment.refunded_cents }
  // The amount that was quoted, unless the old plan was renewed since.
  const { period, refund_cents } = paid.attempt
  const amountCents = capRefund(period === old.periods ? refund_cents : due.cents, left)
  if (amountCents === 0) return
  await requestRefund(tx, { paymentId: payment.id, amountCents, reason: 'upgrade', at: now })
}

/** The unused amount of the current period, and the payment for that period. */
export async function unusedOf(db: Database, held: StoredSubscription, now: Date) {
  const payment = await lastPaymentFor(db, held.id)
  if (!payment) return undefined
  const { amount_cents: paid_cents, refunded_cents } = payment
  return { payment, cents: unusedPart({ ...held, paid_cents, refunded_cents }, dayInIndia(now)) }
}

/** A scheduled plan was paid. It starts when the current plan ends, or at once if that is past. */
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

/** Ends the old plan and starts the scheduled one. */
export async function turnOver(
  tx: Database,
  old: StoredSubscription,
  next: StoredSubscription,
  now: Date,
): Promise<void> {
  await close(tx, old, 'expired', now)
  const begun: StoredSubscription = { ...next, state: 'active', mandate_id: old.mandate_id }
  await updateSubscription(tx, next, { state: 'active', mandate_id: old.mandate_id })
  await schedulePeriod(tx, begun, now)
}

/** Keeps a mandate that the gateway reports after the payment it was given with. */
export async function takeLateMandate(tx: Database, paid: Paid): Promise<void> {
  const { payment, subscription, now } = paid
  const isMissing = payment.use === 'subscription' && subscription.mandate_id === null
  if (!isMissing || !isLive(subscription.state)) return
  const mandate_id = await mandateFrom(tx, paid)
  if (mandate_id === null) return
  await updateSubscription(tx, subscription, { mandate_id })
  await scheduleNotice(tx, subscription, now)
  await scheduleReminders(tx, { ...subscription, mandate_id }, now)
}
