import { randomUUID } from 'node:crypto'
import { REFUND_BUSINESS_DAYS } from '#contract/plans.ts'
import { midnightAfter, type Period } from '#domain/billing-period.ts'
import { addBusinessDays } from '#domain/business-days.ts'
import { gstRateOn, taxWithin } from '#domain/gst.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import type { RefundReason } from '#domain/settlement.ts'
import { contactsOf } from '#store/auth/contacts.ts'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/jobs.ts'
import { lockReader } from '#store/locks.ts'
import { attemptWith, type StoredAttempt, updateAttempt } from '#store/payments/attempts.ts'
import { writeCreditNote } from '#store/payments/credit-notes.ts'
import { invoiceOfRefund, writeInvoice } from '#store/payments/invoices.ts'
import { book, type Movement } from '#store/payments/ledger.ts'
import { allotPayment, paymentWith, type StoredPayment } from '#store/payments/payments.ts'
import { insertRefund, type StoredRefund } from '#store/payments/refunds.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import type { Mandate } from '../integrations/gateway/gateway.ts'
import { notifyContacts, notifyReader } from '../notifications/notification.ts'

/** A captured payment, and what it pays for. */
export interface CapturedPayment {
  attempt: StoredAttempt
  payment: StoredPayment
  subscription: StoredSubscription
  /** The mandate that the reader gave with the payment. */
  mandate: Mandate | undefined
  now: Date
}

/** Books a payment for a period: ledger, invoice and receipt. */
export async function bookPayment(
  tx: Database,
  paid: CapturedPayment,
  period: Period,
): Promise<void> {
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
  const notification = { message: receipt, key: `receipt:${payment.id}`, at: now, contacts }
  await notifyContacts(tx, subscription.reader_id, notification)
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

export const REFUND_JOB = 'refund'

export interface RefundRequest {
  paymentId: string
  amountCents: number
  reason: RefundReason
  at: Date
}

/**
 * Books a refund in the caller's transaction and schedules the job that sends it. The plan that the payment bought
 * is the caller's to end: `refundPayment` does both.
 */
export async function requestRefund(tx: Database, request: RefundRequest): Promise<void> {
  await scheduleRefund(tx, await bookRefund(tx, request), request.at)
}

/** Schedules the job that sends a booked refund to the gateway, and notifies the reader. */
export async function scheduleRefund(
  tx: Database,
  { id, reader_id }: StoredRefund,
  at: Date,
): Promise<void> {
  await addJob(tx, {
    kind: REFUND_JOB,
    key: id,
    payload: { refundId: id },
    runAt: at,
    now: at,
  })
  const by = addBusinessDays(dayInIndia(at), REFUND_BUSINESS_DAYS.to)
  const message = { kind: 'refund-requested', refundId: id, by } as const
  await notifyReader(tx, reader_id, message, `refund-requested:${id}`, at)
}

/** Writes the refund, its credit note and its journal. Nothing is sent to the gateway. */
export async function bookRefund(
  tx: Database,
  { paymentId, amountCents, reason, at }: RefundRequest,
): Promise<StoredRefund> {
  const { payment, readerId } = await lockedPayment(tx, paymentId)
  const refund = await insertRefund(tx, {
    id: randomUUID(),
    payment_id: paymentId,
    reader_id: readerId,
    amount_cents: amountCents,
    currency: payment.currency,
    reason,
    state: 'requested',
    provider_refund_id: null,
    tries: 0,
    requested_at: at.getTime(),
    due_at: midnightAfter(addBusinessDays(dayInIndia(at), REFUND_BUSINESS_DAYS.to)).getTime(),
    processed_at: null,
  })
  await writeCreditNote(tx, { refundId: refund.id, paymentId, amountCents, at })
  await book(tx, {
    journal: `refund:${refund.id}`,
    currency: payment.currency,
    movements: await movementsOf(tx, payment, refund),
    at,
  })
  return refund
}

async function lockedPayment(tx: Database, paymentId: string) {
  const attemptId = (await paymentWith(tx, paymentId))?.attempt_id
  const attempt = attemptId && (await attemptWith(tx, attemptId))
  if (!attempt) throw new Error(`There is no payment ${paymentId}`)
  await lockReader(tx, attempt.reader_id)
  const payment = await paymentWith(tx, paymentId)
  if (!payment) throw new Error(`There is no payment ${paymentId}`)
  return { payment, readerId: attempt.reader_id }
}

async function movementsOf(
  tx: Database,
  payment: StoredPayment,
  refund: StoredRefund,
): Promise<Movement[]> {
  const credit = 'refunds-payable'
  if (payment.use !== 'subscription') {
    return [{ debit: 'unallocated', credit, amountCents: refund.amount_cents }]
  }
  const taxable = (await invoiceOfRefund(tx, refund.id))?.taxable_cents ?? refund.amount_cents
  return [
    { debit: 'unearned', credit, amountCents: taxable },
    { debit: 'gst-payable', credit, amountCents: refund.amount_cents - taxable },
  ]
}
