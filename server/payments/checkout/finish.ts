import { z } from 'zod'
import { MINUTE_MS } from '#contract/durations.ts'
import type { FinishedPurchase, PaymentConfirmation } from '#contract/payments.ts'
import { addDays } from '#domain/calendar.ts'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/jobs.ts'
import { lockReader } from '#store/locks.ts'
import {
  attemptWith,
  attemptWithToken,
  lockAttempt,
  type StoredAttempt,
  updateAttempt,
} from '#store/payments/attempts.ts'
import { paymentUsedFor } from '#store/payments/payments.ts'
import { liveSubscription, requireSubscription, updateSubscription } from '#store/subscriptions.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { GatewayRefusal, GatewaySilence } from '../../integrations/gateway/gateway.ts'
import type { JobHandlers } from '../../jobs/job-handler.ts'
import { notifyReader } from '../../notifications/notification.ts'
import { withPlanName } from '../../plans/plan-names.ts'
import type { Services } from '../../services.ts'
import { toSubscription } from '../../subscriptions/describe-subscription.ts'
import { dropScheduled } from '../../subscriptions/end.ts'
import { inPeriod, scheduleNotice } from '../../subscriptions/schedule-period.ts'
import { lookUpPayments } from '../orders.ts'
import { settleAndCapture } from '../settle.ts'

/** Finishes a purchase with the gateway's callback, which the browser sends. */
export async function finishPurchase(
  services: Services,
  readerId: string,
  paid: PaymentConfirmation,
): Promise<FinishedPurchase> {
  const attempt = await attemptWithToken(services.db, paid.attempt_token)
  if (attempt?.reader_id !== readerId || attempt.purpose === 'renewal') {
    throw new ProblemError('attempt-not-found')
  }
  if (attempt.purpose === 'downgrade') await scheduleChange(services, attempt)
  else if (paid.payment_token !== undefined) await settleCallback(services, attempt, paid)
  else await settleWithoutCallback(services, attempt)
  return describePurchase(services, attempt)
}

/** Schedules the chosen plan for the day after the current one ends. It replaces an earlier scheduled plan. */
async function scheduleChange(
  { db, clock }: Services,
  { id, reader_id: readerId, publisher }: StoredAttempt,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, readerId)
    const attempt = await lockAttempt(tx, id)
    if (attempt.state === 'paid') return
    if (attempt.state !== 'created') throw new ProblemError('attempt-abandoned')
    const now = clock.now()
    const next = await requireSubscription(tx, attempt.subscription_id)
    const live = await liveSubscription(tx, { readerId, publisher })
    if (!live || live.id !== next.replaces_id) throw new ProblemError('attempt-abandoned')
    await dropScheduled(tx, live, 'abandoned', now)
    const from = addDays(live.end_date, 1)
    const { mandate_id } = live
    const changes = { ...inPeriod(from, next, 0), state: 'scheduled', mandate_id } as const
    await updateSubscription(tx, next, changes)
    await updateAttempt(tx, attempt, { state: 'paid', settled_at: now.getTime() })
    await scheduleNotice(tx, live, now)
    const message = { kind: 'change-scheduled', subscriptionId: next.id, from } as const
    await notifyReader(tx, readerId, message, `change-scheduled:${next.id}`, now)
  })
}

/** The browser has no callback, so the payment is looked up at the gateway. */
async function settleWithoutCallback(services: Services, { id, state }: StoredAttempt) {
  if (state !== 'created' && state !== 'unknown') return
  const payments = await orUnavailable(() => lookUpPayments(services, id))
  if (payments?.length === 0) throw new ProblemError('payment-failed', 'Nothing was paid.')
}

/** Checks the callback's signature, then fetches the payment from the gateway. */
async function settleCallback(
  services: Services,
  { provider_order_id: orderId }: StoredAttempt,
  { payment_token: paymentId = '', payment_signature: signature = '' }: PaymentConfirmation,
): Promise<void> {
  const { gateway } = services
  if (!orderId || !gateway.isCallbackSigned({ orderId, paymentId, signature })) {
    throw new ProblemError('invalid-signature')
  }
  await orUnavailable(async () => settleAndCapture(services, await gateway.fetchPayment(paymentId)))
}

async function orUnavailable<T>(callGateway: () => Promise<T>): Promise<T> {
  try {
    return await callGateway()
  } catch (error) {
    if (error instanceof GatewayRefusal) throw new ProblemError('payment-failed')
    if (!(error instanceof GatewaySilence)) throw error
    throw new ProblemError('unavailable', 'The payment gateway does not answer.')
  }
}

async function describePurchase(
  services: Services,
  { id, token, reader_id, subscription_id, purpose }: StoredAttempt,
): Promise<FinishedPurchase> {
  const { db, clock } = services
  const payment = await paymentUsedFor(db, id)
  const isDone = payment || purpose === 'downgrade'
  if (!isDone) throw unfinishedProblem((await attemptWithToken(db, token))?.state)
  const subscription = await requireSubscription(db, subscription_id)
  return {
    subscription: {
      ...(await withPlanName(services, toSubscription(subscription, clock.now()))),
      subscriber_id: reader_id,
      payment_id: payment?.provider_payment_id ?? null,
    },
  }
}

function unfinishedProblem(state: StoredAttempt['state'] | undefined): ProblemError {
  switch (state) {
    case 'failed':
      return new ProblemError('payment-failed')
    case 'abandoned':
      return new ProblemError('attempt-abandoned')
    default:
      return new ProblemError('request-in-flight', 'The payment is not through yet.')
  }
}

/** A checkout is open for this long. */
export const CHECKOUT_MS = 30 * MINUTE_MS

const ABANDON_JOB = 'abandon'

export async function scheduleAbandonment(
  tx: Database,
  { id, expires_at }: { id: string; expires_at: number },
  now: Date,
): Promise<void> {
  const payload = { attemptId: id }
  await addJob(tx, { kind: ABANDON_JOB, key: id, payload, runAt: new Date(expires_at), now })
}

const Payload = z.object({ attemptId: z.string() })

/** Abandons an attempt that was not paid in time. A payment that arrives later is still settled. */
export const abandonJobs: JobHandlers = {
  [ABANDON_JOB]: async ({ db, clock }, payload) => {
    const known = await attemptWith(db, Payload.parse(payload).attemptId)
    if (!known) return
    await db.transaction().execute(async (tx) => {
      await lockReader(tx, known.reader_id)
      const attempt = await lockAttempt(tx, known.id)
      if (attempt.state === 'paid' || attempt.state === 'abandoned') return
      const state = attempt.state === 'failed' ? 'failed' : 'abandoned'
      await updateAttempt(tx, attempt, { state })
      const subscription = await requireSubscription(tx, attempt.subscription_id)
      if (subscription.state !== 'pending') return
      await updateSubscription(tx, subscription, { state, ended_at: clock.now().getTime() })
    })
  },
}
