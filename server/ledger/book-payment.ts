import type { Period } from '#domain/billing-period.ts'
import { gstRateOn, taxWithin } from '#domain/gst.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { contactsOf } from '#store/auth/contacts.ts'
import type { Database } from '#store/database.ts'
import { type StoredAttempt, updateAttempt } from '#store/payments/attempts.ts'
import { writeInvoice } from '#store/payments/invoices.ts'
import { book } from '#store/payments/ledger.ts'
import { allotPayment, type StoredPayment } from '#store/payments/payments.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import type { Mandate } from '../integrations/gateway/gateway.ts'
import { notifyContacts } from '../notifications/notification.ts'

/** A captured payment, and what it pays for. */
export interface Paid {
  attempt: StoredAttempt
  payment: StoredPayment
  subscription: StoredSubscription
  /** The mandate that the reader gave with the payment. */
  mandate: Mandate | undefined
  now: Date
}

/** Books a payment for a period: ledger, invoice and receipt. */
export async function bookPayment(tx: Database, paid: Paid, period: Period): Promise<void> {
  const { attempt, payment, subscription, now } = paid
  const { currency, amount_cents } = payment
  await allotPayment(tx, payment, 'subscription')
  await updateAttempt(tx, attempt, { state: 'paid', failure: null, settled_at: now.getTime() })
  const taxable = taxWithin(amount_cents, gstRateOn(dayInIndia(now)), currency).taxable_cents
  await book(tx, {
    journal: `payment:${payment.id}`,
    currency,
    movements: [
      { debit: 'gateway', credit: 'unearned', amountCents: taxable },
      { debit: 'gateway', credit: 'gst-payable', amountCents: amount_cents - taxable },
    ],
    at: now,
  })
  const receipt = {
    kind: 'receipt',
    subscriptionId: subscription.id,
    paymentId: payment.id,
  } as const
  const contacts = await contactsOf(tx, subscription.reader_id)
  const told = { message: receipt, key: `receipt:${payment.id}`, at: now, contacts }
  await notifyContacts(tx, subscription.reader_id, told)
  // Last, because invoice numbers are locked until the transaction ends.
  await writeInvoice(tx, {
    publisher: subscription.publisher,
    readerId: subscription.reader_id,
    paymentId: payment.id,
    planName: subscription.plan_name,
    periodStart: period.start_date,
    periodEnd: period.end_date,
    currency,
    grossCents: amount_cents,
    buyer: contacts,
    at: now,
  })
}

/** Books a payment that bought nothing, until it is refunded. */
export async function bookUnallocated(
  tx: Database,
  payment: StoredPayment,
  now: Date,
): Promise<void> {
  const { id, currency, amount_cents } = payment
  await allotPayment(tx, payment, 'refund')
  await book(tx, {
    journal: `payment:${id}`,
    currency,
    movements: [{ debit: 'gateway', credit: 'unallocated', amountCents: amount_cents }],
    at: now,
  })
}
