import { z } from 'zod'
import { HOUR_MS } from '#contract/durations.ts'
import { nextCheckAt } from '#domain/reconciliation.ts'
import { authUserOf, firstNameOf } from '#store/auth/readers.ts'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/jobs.ts'
import {
  attemptWith,
  type StoredAttempt,
  saveOrder,
  updateAttempt,
} from '#store/payments/attempts.ts'
import type { StoredMandate } from '#store/payments/mandates.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import { ProblemError } from '../http/problem-error.ts'
import {
  type Customer,
  type GatewayOrder,
  type GatewayPayment,
  GatewayRefusal,
  GatewaySilence,
} from '../integrations/gateway/gateway.ts'
import { type JobHandlers, PostponeJob } from '../jobs/job-handler.ts'
import type { Services } from '../services.ts'
import { failDebit } from '../subscriptions/fail-debit.ts'
import { settleAndCapture } from './settle.ts'

/** A mandate outlives the card that it was given with. */
const MANDATE_YEARS = 10

/** Creates the order of a checkout at the gateway, with a mandate if the plan renews. */
export async function createCheckoutOrder(
  services: Services,
  attempt: StoredAttempt,
  subscription: StoredSubscription,
): Promise<GatewayOrder> {
  const { db, gateway } = services
  try {
    const order = await gateway.createOrder({
      receipt: attempt.id,
      amountCents: attempt.amount_cents,
      currency: attempt.currency,
      notes: { attempt_token: attempt.token },
      mandate: subscription.recurring ? await mandateRequest(services, subscription) : undefined,
    })
    return { ...order, orderId: await saveOrder(db, attempt.id, order.orderId) }
  } catch (error) {
    await noteNoOrder(services, attempt, error)
    throw error
  }
}

async function mandateRequest({ db, clock }: Services, subscription: StoredSubscription) {
  const expiresAt = clock.now()
  expiresAt.setFullYear(expiresAt.getFullYear() + MANDATE_YEARS)
  return {
    customer: await customerOf(db, subscription.reader_id),
    maxAmountCents: subscription.price_cents,
    expiresAt,
  }
}

/** Records why there is no order. After a timeout the gateway may have one, but nobody can pay it. */
async function noteNoOrder(
  { db, log }: Services,
  attempt: StoredAttempt,
  error: unknown,
): Promise<void> {
  if (error instanceof GatewayRefusal) {
    log('error', 'order refused', { error: error.failure.code })
    await updateAttempt(db, attempt, { state: 'failed', failure: error.failure.code })
    throw new ProblemError('payment-method-unavailable', error.failure.description)
  }
  if (error instanceof GatewaySilence) {
    await updateAttempt(db, attempt, { state: 'unknown' })
    throw new ProblemError('unavailable', 'The payment gateway does not answer.')
  }
}

/** The order of a debit: the one at the gateway, or a new one. */
export async function orderForDebit(
  services: Services,
  attempt: StoredAttempt,
  mandate: StoredMandate,
): Promise<string> {
  const known = await findOrder(services, attempt)
  if (known !== undefined) return known
  const { orderId } = await services.gateway.createOrder({
    receipt: attempt.id,
    amountCents: attempt.amount_cents,
    currency: attempt.currency,
    notes: { attempt_token: attempt.token },
    mandate: undefined,
    customerId: mandate.provider_customer_id,
  })
  return saveOrder(services.db, attempt.id, orderId)
}

/** The id of an attempt's order, looked up at the gateway in case its answer was lost. */
async function findOrder(
  { db, gateway }: Services,
  { id, provider_order_id }: StoredAttempt,
): Promise<string | undefined> {
  if (provider_order_id) return provider_order_id
  const order = await gateway.findOrder(id)
  return order && saveOrder(db, id, order.orderId)
}

/** The reader's details for the gateway. */
export async function customerOf(db: Database, readerId: string): Promise<Customer> {
  const { emails, phoneNumbers } = await authUserOf(db, readerId)
  return {
    id: readerId,
    name: (await firstNameOf(db, readerId)) ?? '',
    email: emails[0] ?? '',
    mobile: phoneNumbers[0] ?? '',
  }
}

const RECONCILE_JOB = 'reconcile'

const Payload = z.object({ attemptId: z.string() })

/** If the gateway has no payment after this time, the debit was not made. */
const DEBIT_MISSING_MS = HOUR_MS

export const reconcileJobs: JobHandlers = {
  [RECONCILE_JOB]: async (services, payload) => {
    const { attemptId } = Payload.parse(payload)
    await lookUpPayments(services, attemptId)
    const attempt = await attemptWith(services.db, attemptId)
    const next = attempt && nextLookUpAt(attempt, services.clock.now())
    if (next) throw new PostponeJob(next, `the attempt is ${attempt.state}`)
  },
}

/** A debit with a known outcome needs no further look. A checkout may be paid again from another tab. */
function nextLookUpAt(attempt: StoredAttempt, now: Date): Date | undefined {
  const isKnown = attempt.state === 'paid' || attempt.state === 'failed'
  if (attempt.purpose === 'renewal' && isKnown) return undefined
  return nextCheckAt(new Date(attempt.created_at), now)
}

/** Settles and returns every payment that the gateway has for an attempt; undefined if another gateway has it. */
export async function lookUpPayments(
  services: Services,
  attemptId: string,
): Promise<GatewayPayment[] | undefined> {
  const { db, gateway, clock } = services
  const attempt = await attemptWith(db, attemptId)
  if (!attempt || attempt.provider !== gateway.name) return undefined
  const orderId = await findOrder(services, attempt)
  const payments = orderId === undefined ? [] : await gateway.paymentsOf(orderId)
  for (const payment of payments) await settleAndCapture(services, payment)
  const age = clock.now().getTime() - attempt.created_at
  const isMissing = payments.length === 0 && age >= DEBIT_MISSING_MS
  if (attempt.purpose === 'renewal' && attempt.state === 'unknown' && isMissing) {
    await failDebit(services, attempt.id, 'NOT_MADE')
  }
  return payments
}

/** Schedules looking an attempt up at the gateway, in case no event arrives. */
export async function scheduleReconciliation(
  tx: Database,
  attemptId: string,
  now: Date,
): Promise<void> {
  await addJob(tx, {
    kind: RECONCILE_JOB,
    key: attemptId,
    payload: { attemptId },
    runAt: nextCheckAt(now, now) ?? now,
    now,
  })
}
