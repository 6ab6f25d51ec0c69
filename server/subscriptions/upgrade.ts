import { dayInIndia } from '#domain/newspaper-day.ts'
import { atMost, unusedPart } from '#domain/proration.ts'
import type { Database } from '#store/database.ts'
import { lastPaymentFor } from '#store/payments/payments.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import type { Paid } from '../ledger/book-payment.ts'
import { refundLeftOver, requestRefund } from '../ledger/request-refund.ts'
import { activate } from './activate.ts'
import { dropScheduled, end } from './end.ts'

/** The new plan begins, the old one ends, its unused part goes back: all of it or nothing. */
export async function upgrade(tx: Database, paid: Paid, old: StoredSubscription): Promise<void> {
  const { now } = paid
  const due = await unusedOf(tx, old, now)
  await end(tx, old, 'superseded', now)
  await activate(tx, paid)
  await refundLeftOver(tx, await dropScheduled(tx, old, 'abandoned', now), now)
  if (!due) return
  const { payment } = due
  const left = { paid_cents: payment.amount_cents, refunded_cents: payment.refunded_cents }
  // What was promised, unless the old plan was renewed since.
  const { period, refund_cents } = paid.attempt
  const amountCents = atMost(period === old.periods ? refund_cents : due.cents, left)
  if (amountCents === 0) return
  await requestRefund(tx, { paymentId: payment.id, amountCents, reason: 'upgrade', at: now })
}

/** What is left of the period that runs, and the payment that it was bought with. */
export async function unusedOf(db: Database, held: StoredSubscription, now: Date) {
  const payment = await lastPaymentFor(db, held.id)
  if (!payment) return undefined
  const { amount_cents: paid_cents, refunded_cents } = payment
  return { payment, cents: unusedPart({ ...held, paid_cents, refunded_cents }, dayInIndia(now)) }
}
