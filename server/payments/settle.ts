import { z } from 'zod'
import { type RefundReason, type Settlement, settlement } from '#domain/settlement.ts'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/jobs.ts'
import { lockReader } from '#store/locks.ts'
import {
  attemptOfOrder,
  attemptWith,
  attemptWithToken,
  lockAndReload,
  type StoredAttempt,
  saveOrder,
  updateAttempt,
} from '#store/payments/attempts.ts'
import { paymentWith, recordPayment, type StoredPayment } from '#store/payments/payments.ts'
import { type StoredSubscription, subscriptionBesideLive } from '#store/subscriptions.ts'
import type { GatewayPayment } from '../integrations/gateway/gateway.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { bookUnallocated, type CapturedPayment, requestRefund } from '../ledger/ledger.ts'
import type { Services } from '../services.ts'
import {
  activate,
  extend,
  prepay,
  takeLateMandate,
  upgrade,
} from '../subscriptions/apply-payment.ts'
import { debitFailed } from '../subscriptions/fail-debit.ts'
import { cancelUnusedMandate } from '../subscriptions/mandates.ts'

/**
 * Applies a payment to its subscription. The browser, the gateway's event and reconciliation all call it; a repeated
 * call changes nothing.
 */
export async function settlePayment(
  services: Services,
  payment: GatewayPayment,
): Promise<Settlement> {
  const { db, gateway, clock, readers } = services
  const { settled, readerId } = await db.transaction().execute(async (tx) => {
    const attempt = await attemptPaid(tx, gateway.name, payment)
    if (!attempt) return { settled: { kind: 'nothing' } as const, readerId: undefined }
    const settled = await settle(tx, attempt, payment, clock.now())
    return { settled, readerId: attempt.reader_id }
  })
  if (readerId !== undefined) readers.forget(readerId)
  return settled
}

export async function attemptPaid(
  tx: Database,
  gateway: string,
  { orderId, attemptToken }: GatewayPayment,
): Promise<StoredAttempt | undefined> {
  return (
    (await attemptOfOrder(tx, gateway, orderId)) ??
    (attemptToken === undefined ? undefined : await attemptWithToken(tx, attemptToken))
  )
}

async function settle(
  tx: Database,
  found: StoredAttempt,
  seen: GatewayPayment,
  now: Date,
): Promise<Settlement> {
  const { id, reader_id, publisher } = found
  await lockReader(tx, reader_id)
  const attempt = await lockAndReload(tx, found)
  if (!attempt.provider_order_id) await saveOrder(tx, id, seen.orderId)
  const payment = await recordPayment(
    tx,
    {
      provider: attempt.provider,
      provider_payment_id: seen.paymentId,
      attempt_id: id,
      amount_cents: seen.amountCents,
      currency: seen.currency,
      state: seen.state,
    },
    now,
  )
  const holder = { readerId: reader_id, publisher }
  const { subscription, live } = await subscriptionBesideLive(tx, attempt.subscription_id, holder)
  const settled = settlement({ attempt, payment, subscription, liveSubscriptionId: live?.id, now })
  const paid: CapturedPayment = { attempt, payment, subscription, mandate: seen.mandate, now }
  if (settled.kind === 'fail') await failAttempt(tx, attempt, seen.failure?.code ?? 'FAILED', now)
  else await applySettlement(tx, settled, paid, live)
  return settled
}

async function applySettlement(
  tx: Database,
  settled: Exclude<Settlement, { kind: 'fail' }>,
  paid: CapturedPayment,
  live: StoredSubscription | undefined,
): Promise<void> {
  switch (settled.kind) {
    case 'nothing':
      return takeLateMandate(tx, paid)
    case 'capture':
      return scheduleCapture(tx, paid.payment, paid.now)
    case 'activate':
      return activate(tx, paid)
    case 'upgrade':
      return live && upgrade(tx, paid, live)
    case 'extend':
      return extend(tx, paid)
    case 'prepay':
      return prepay(tx, paid)
    case 'refund':
      return refundWithMandate(tx, paid, live, settled.reason)
  }
}

/** Refunds a payment that bought nothing, and cancels the mandate that came with it. */
async function refundWithMandate(
  tx: Database,
  paid: CapturedPayment,
  live: StoredSubscription | undefined,
  reason: RefundReason,
): Promise<void> {
  const { payment, now } = paid
  await bookUnallocated(tx, payment, now)
  await cancelUnusedMandate(tx, paid, live)
  const { id: paymentId, amount_cents: amountCents } = payment
  await requestRefund(tx, { paymentId, amountCents, reason, at: now })
}

async function failAttempt(
  tx: Database,
  attempt: StoredAttempt,
  failure: string,
  now: Date,
): Promise<void> {
  if (attempt.purpose === 'renewal') await debitFailed(tx, attempt, failure, now)
  // The checkout is still open, so the reader can try another card.
  else await updateAttempt(tx, attempt, { state: 'failed', failure })
}

const CAPTURE_JOB = 'capture'

/** The payment is authorised; the job captures it. */
async function scheduleCapture(tx: Database, { id }: StoredPayment, now: Date): Promise<void> {
  await addJob(tx, { kind: CAPTURE_JOB, key: id, payload: { paymentId: id }, runAt: now, now })
}

/** Settles a payment, and captures it at once if it is only authorised. */
export async function settleAndCapture(
  services: Services,
  payment: GatewayPayment,
): Promise<Settlement> {
  const settled = await settlePayment(services, payment)
  return settled.kind === 'capture'
    ? settlePayment(services, await services.gateway.capture(payment))
    : settled
}

const Payload = z.object({ paymentId: z.string() })

export const captureJobs: JobHandlers = {
  [CAPTURE_JOB]: async (services, payload) => {
    const { db, gateway } = services
    const payment = await paymentWith(db, Payload.parse(payload).paymentId)
    const attempt = payment && (await attemptWith(db, payment.attempt_id))
    if (!attempt || payment.state !== 'authorised' || attempt.state === 'paid') return
    const captured = await gateway.capture({
      paymentId: payment.provider_payment_id,
      amountCents: payment.amount_cents,
      currency: payment.currency,
    })
    await settlePayment(services, captured)
  },
}
