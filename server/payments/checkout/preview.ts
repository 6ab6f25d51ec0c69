import {
  PAYMENT_METHOD,
  type Purchase,
  type PurchasePreview,
  type PurchaseQuote,
  RECURRING_SUFFIX,
} from '#contract/payments.ts'
import { REFUND_BUSINESS_DAYS } from '#contract/plans.ts'
import { addBusinessDays } from '#domain/business-days.ts'
import { addDays } from '#domain/calendar.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { PREVIEWS_PER_READER } from '#domain/purchase-limits.ts'
import { debitAtEarliest } from '#domain/renewal.ts'
import { READER_BUCKETS } from '#store/auth/contact-buckets.ts'
import { takeTurns } from '#store/auth/rate-limits.ts'
import { planOf, type StoredPlan } from '#store/plans.ts'
import { liveSubscription } from '#store/subscriptions.ts'
import { tooManyRequests } from '../../auth/code-limits.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { withPlanName } from '../../plans/plan-names.ts'
import type { Services } from '../../services.ts'
import { unusedOf } from '../../subscriptions/apply-payment.ts'
import { toSubscription } from '../../subscriptions/describe-subscription.ts'
import { inPeriod, nextPeriod } from '../../subscriptions/schedule-period.ts'
import { createCheckoutOrder } from '../orders.ts'
import { beginAttempt, changeForReader, changeOf } from './attempt.ts'

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
  const order = isPaidNow ? await createCheckoutOrder(services, attempt, subscription) : undefined
  return {
    subscription: await withPlanName(services, toSubscription(subscription, clock.now())),
    attempt_token: attempt.token,
    external_reference_id: order?.orderId ?? null,
    change: changeForReader(change),
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

/** The plan, if it is on sale at the price and with the payment method in the request. */
async function choosePlan(
  services: Services,
  { plan: { id }, payment }: Purchase,
): Promise<StoredPlan> {
  const plan = await planOnSale(services, id)
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

/** Dates and amounts if the reader bought the plan today. Writes nothing. */
export async function quotePurchase(
  services: Services,
  readerId: string,
  planId: string,
): Promise<PurchaseQuote> {
  const { db, clock } = services
  const plan = await planOnSale(services, planId)
  const now = clock.now()
  const today = dayInIndia(now)
  const live = await liveSubscription(db, { readerId, publisher: plan.publisher })
  const change = await changeOf(db, 'switch', live, plan)
  const isLater = change === 'downgrade' && live
  const begins = isLater ? addDays(live.end_date, 1) : today
  const { start_date, end_date } =
    change === 'recovery' && live ? nextPeriod(live) : inPeriod(begins, plan, 0)
  const unused = change === 'upgrade' && live ? await unusedOf(db, live, now) : undefined
  const { from, to } = REFUND_BUSINESS_DAYS
  return {
    change: changeForReader(change),
    amount_cents: isLater ? 0 : plan.price_cents,
    currency: plan.price_currency,
    charged_on: isLater ? dayInIndia(debitAtEarliest(live.end_date, now)) : today,
    start_date,
    end_date,
    refund_cents: unused?.cents ?? 0,
    refund_from: addBusinessDays(today, from),
    refund_to: addBusinessDays(today, to),
  }
}

async function planOnSale({ db, config }: Services, planId: string): Promise<StoredPlan> {
  const plan = await planOf(db, config.publisher, planId)
  if (!plan?.on_sale) throw new ProblemError('plan-not-found')
  return plan
}
