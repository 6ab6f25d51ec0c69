import { type RefundReason, type Settlement, settlement } from '#domain/settlement.ts'
import type { Database } from '#store/database.ts'
import {
  attemptOfOrder,
  attemptWithToken,
  lockAndReload,
  type StoredAttempt,
  saveOrder,
  updateAttempt,
} from '#store/payments/attempts.ts'
import { lockReader } from '#store/payments/locks.ts'
import { recordPayment } from '#store/payments/payments.ts'
import { type StoredSubscription, subscriptionBesideHeld } from '#store/subscriptions.ts'
import type { GatewayPayment } from '../integrations/gateway/gateway.ts'
import type { Services } from '../services.ts'
import { activate } from '../subscriptions/activate.ts'
import { extend } from '../subscriptions/extend.ts'
import { debitFailed } from '../subscriptions/fail-debit.ts'
import { takeLateMandate } from '../subscriptions/late-mandate.ts'
import { giveBackUnused } from '../subscriptions/mandates.ts'
import { prepay } from '../subscriptions/turn-over.ts'
import { upgrade } from '../subscriptions/upgrade.ts'
import { bookUnallocated, type Paid } from './book-payment.ts'
import { planCapture } from './plan-capture.ts'
import { requestRefund } from './refunds.ts'

/**
 * Makes of a payment what it is for, whoever tells of it: the browser, the gateway's event or the
 * reconciler. Told again, it changes nothing.
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
  const { subscription, held } = await subscriptionBesideHeld(tx, attempt.subscription_id, holder)
  const settled = settlement({ attempt, payment, subscription, heldId: held?.id, now })
  const paid: Paid = { attempt, payment, subscription, mandate: seen.mandate, now }
  if (settled.kind === 'fail') await failAttempt(tx, attempt, seen.failure?.code ?? 'FAILED', now)
  else await carryOut(tx, settled, paid, held)
  return settled
}

async function carryOut(
  tx: Database,
  settled: Exclude<Settlement, { kind: 'fail' }>,
  paid: Paid,
  held: StoredSubscription | undefined,
): Promise<void> {
  switch (settled.kind) {
    case 'nothing':
      return takeLateMandate(tx, paid)
    case 'capture':
      return planCapture(tx, paid.payment, paid.now)
    case 'activate':
      return activate(tx, paid)
    case 'upgrade':
      return held && upgrade(tx, paid, held)
    case 'extend':
      return extend(tx, paid)
    case 'prepay':
      return prepay(tx, paid)
    case 'refund':
      return sendBack(tx, paid, held, settled.reason)
  }
}

/** It bought nothing; neither may anything be debited by the leave that came with it. */
async function sendBack(
  tx: Database,
  paid: Paid,
  held: StoredSubscription | undefined,
  reason: RefundReason,
): Promise<void> {
  const { payment, now } = paid
  await bookUnallocated(tx, payment, now)
  await giveBackUnused(tx, paid, held)
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
  // The checkout is still open: another card may do.
  else await updateAttempt(tx, attempt, { state: 'failed', failure })
}
