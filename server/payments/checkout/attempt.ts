import { randomBytes, randomUUID } from 'node:crypto'
import type { Purchase, PurchasePreview } from '#contract/payments.ts'
import { addDays } from '#domain/calendar.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { planChange } from '#domain/plan-change.ts'
import type { Database } from '#store/database.ts'
import { lockReader } from '#store/locks.ts'
import { insertAttempt, type StoredAttempt } from '#store/payments/attempts.ts'
import { activeMandate, isMandateRevoked } from '#store/payments/mandates.ts'
import type { StoredPlan } from '#store/plans.ts'
import {
  insertSubscription,
  liveSubscription,
  type StoredSubscription,
} from '#store/subscriptions.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { Services } from '../../services.ts'
import { unusedOf } from '../../subscriptions/apply-payment.ts'
import { inPeriod, nextPeriod } from '../../subscriptions/schedule-period.ts'
import { scheduleReconciliation } from '../orders.ts'
import { CHECKOUT_MS, scheduleAbandonment } from './finish.ts'

interface PlanPurchase {
  readerId: string
  plan: StoredPlan
  purchase: Purchase
}

interface PurchaseAttempt {
  attempt: StoredAttempt
  subscription: StoredSubscription
  change: Change
}

/** Inserts a payment attempt and its pending subscription. A recovery pays for the live subscription instead. */
export async function beginAttempt(
  tx: Database,
  { clock, gateway }: Services,
  request: PlanPurchase,
): Promise<PurchaseAttempt> {
  const { readerId, plan, purchase } = request
  const now = clock.now()
  await lockReader(tx, readerId)
  const live = await liveSubscription(tx, { readerId, publisher: plan.publisher })
  const change = await changeOf(tx, purchase.type, live, plan)
  const subscription =
    change === 'recovery' && live
      ? { ...live, ...nextPeriod(live) }
      : await insertPending(tx, request, { live, change, now })
  const unused = change === 'upgrade' && live ? await unusedOf(tx, live, now) : undefined
  const attempt: StoredAttempt = {
    id: randomUUID(),
    token: randomBytes(24).toString('base64url'),
    reader_id: readerId,
    publisher: plan.publisher,
    purpose: change,
    subscription_id: subscription.id,
    period: live?.periods ?? 0,
    amount_cents: change === 'downgrade' ? 0 : plan.price_cents,
    currency: plan.price_currency,
    refund_cents: unused?.cents ?? 0,
    provider: gateway.name,
    provider_order_id: null,
    state: 'created',
    failure: null,
    created_at: now.getTime(),
    expires_at: now.getTime() + CHECKOUT_MS,
    settled_at: null,
  }
  await insertAttempt(tx, attempt)
  await scheduleAbandonment(tx, attempt, now)
  if (change !== 'downgrade') await scheduleReconciliation(tx, attempt.id, now)
  return { attempt, subscription, change }
}

async function insertPending(
  tx: Database,
  request: PlanPurchase,
  { live, change, now }: { live: StoredSubscription | undefined; change: Change; now: Date },
): Promise<StoredSubscription> {
  const pending = pendingSubscription(request, change === 'downgrade' ? live : undefined, now)
  const subscription = { ...pending, replaces_id: live?.id ?? null }
  await insertSubscription(tx, subscription)
  return subscription
}

/** A subscription on today's terms. It starts today, or on the day after another one ends. */
function pendingSubscription(
  { readerId, plan, purchase }: PlanPurchase,
  after: StoredSubscription | undefined,
  now: Date,
): Omit<StoredSubscription, 'replaces_id'> {
  const anchor = after ? addDays(after.end_date, 1) : dayInIndia(now)
  return {
    id: randomUUID(),
    reader_id: readerId,
    publisher: plan.publisher,
    plan_id: plan.id,
    state: 'pending',
    plan_name: plan.title,
    price_cents: plan.price_cents,
    price_currency: plan.price_currency,
    duration_unit: plan.duration_unit,
    duration_length: plan.duration_length,
    recurring: plan.recurring && purchase.subscription.auto_renew,
    archival_access: plan.archival_access,
    early_access: plan.early_access,
    ...inPeriod(anchor, plan, 0),
    periods: 0,
    grace_ends_at: null,
    mandate_id: after?.mandate_id ?? null,
    created_at: now.getTime(),
    cancelled_at: null,
    ended_at: null,
  }
}

/** A recovery pays for the next period of a plan in grace. Screens show it as a new purchase. */
type Change = PurchasePreview['change'] | 'recovery'

export function changeForReader(change: Change): PurchasePreview['change'] {
  return change === 'recovery' ? 'new' : change
}

/** The kind of change that buying a plan is. Throws when the reader cannot buy it. */
export async function changeOf(
  db: Database,
  type: Purchase['type'],
  live: StoredSubscription | undefined,
  plan: StoredPlan,
): Promise<Change> {
  const isRevoked = await isMandateRevoked(db, live?.mandate_id ?? null)
  const change = planChange(live && { ...live, isMandateRevoked: isRevoked }, plan)
  if (live && type === 'standard' && change !== 'recovery') {
    throw new ProblemError('already-subscribed')
  }
  switch (change) {
    case 'same':
      throw new ProblemError('already-subscribed')
    case 'unsupported':
      throw new ProblemError('unsupported-plan')
    case 'downgrade':
      // A downgrade is debited when it begins, by the mandate of the current plan.
      if (!(await activeMandate(db, live?.mandate_id ?? null))) {
        throw new ProblemError('payment-method-unavailable')
      }
      return change
    case 'new':
    case 'recovery':
    case 'upgrade':
      return change
  }
}
