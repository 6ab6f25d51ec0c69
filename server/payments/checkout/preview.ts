import {
  PAYMENT_METHOD,
  type Purchase,
  type PurchasePreview,
  RECURRING_SUFFIX,
} from '#contract/payments.ts'
import { PREVIEWS_PER_READER } from '#domain/purchase-limits.ts'
import { READER_BUCKETS } from '#store/auth/contact-buckets.ts'
import { takeTurns } from '#store/auth/rate-limits.ts'
import { type StoredAttempt, saveOrder, updateAttempt } from '#store/payments/attempts.ts'
import { planOf, type StoredPlan } from '#store/plans.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import { tooManyRequests } from '../../auth/code-limits.ts'
import { ProblemError } from '../../http/problem-error.ts'
import {
  type GatewayOrder,
  GatewayRefusal,
  GatewaySilence,
} from '../../integrations/gateway/gateway.ts'
import { withPlanName } from '../../plans/plan-names.ts'
import type { Services } from '../../services.ts'
import { toSubscription } from '../../subscriptions/describe-subscription.ts'
import { customerOf } from '../customer.ts'
import { beginAttempt, changeTold } from './begin-attempt.ts'

/** A mandate outlives the card that it was given with. */
const MANDATE_YEARS = 10

/** Begins a purchase at the catalogue's price. */
export async function previewPurchase(
  services: Services,
  readerId: string,
  purchase: Purchase,
): Promise<PurchasePreview> {
  const { db, clock, gateway } = services
  const plan = await choosePlan(services, purchase)
  await countPreview(services, readerId)
  const begun = await db
    .transaction()
    .execute((tx) => beginAttempt(tx, services, { readerId, plan, purchase }))
  const { attempt, subscription, change } = begun
  const isPaidNow = change !== 'downgrade'
  const order = isPaidNow ? await makeOrder(services, attempt, subscription) : undefined
  return {
    subscription: await withPlanName(services, toSubscription(subscription, clock.now())),
    attempt_token: attempt.token,
    external_reference_id: order?.orderId ?? null,
    change: changeTold(change),
    checkout: order
      ? {
          gateway: gateway.name,
          key_id: gateway.keyId,
          amount_cents: attempt.amount_cents,
          amount_currency: attempt.currency,
          ...(order.customerId && { customer_id: order.customerId }),
        }
      : null,
    refund_cents: attempt.refund_cents,
  }
}

async function countPreview({ db, clock }: Services, readerId: string): Promise<void> {
  const now = clock.now()
  const turns = [{ bucket: READER_BUCKETS.previews(readerId), limits: PREVIEWS_PER_READER }]
  const taken = await takeTurns(db, { turns }, now.getTime())
  if (taken.kind === 'refused') throw tooManyRequests(taken.retryAt, now)
}

async function makeOrder(
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
      mandate: subscription.recurring ? await mandateFor(services, subscription) : undefined,
    })
    return { ...order, orderId: await saveOrder(db, attempt.id, order.orderId) }
  } catch (error) {
    await noteNoOrder(services, attempt, error)
    throw error
  }
}

async function mandateFor({ db, clock }: Services, subscription: StoredSubscription) {
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

/** The plan, if it is on sale at the price and with the payment method in the request. */
async function choosePlan(
  { db, config }: Services,
  { plan: { id }, payment }: Purchase,
): Promise<StoredPlan> {
  const plan = await planOf(db, config.publisher, id)
  if (!plan?.on_sale) throw new ProblemError('plan-not-found')
  if (
    payment.amount_cents !== plan.price_cents ||
    payment.amount_currency !== plan.price_currency
  ) {
    throw new ProblemError('price-changed')
  }
  const method = PAYMENT_METHOD[plan.price_currency][plan.duration_unit]
  if (payment.payment_type !== (plan.recurring ? `${method}${RECURRING_SUFFIX}` : method)) {
    throw new ProblemError('payment-method-unavailable')
  }
  return plan
}
