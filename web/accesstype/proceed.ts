import {
  createSubscription,
  type FinishedPurchase,
  PAYMENT_METHOD,
  type PaymentConfirmation,
  type Purchase,
  type PurchasePreview,
  previewSubscription,
  RECURRING_SUFFIX,
} from '#contract/payments.ts'
import type { Plan, PlanAsset } from '#contract/plans.ts'
import type { AccesstypeUser } from '#contract/subscriptions.ts'
import { createIdempotencyKey } from '../api/idempotency-key.ts'
import type { AccesstypeCall } from './accesstype-call.ts'
import { openCheckout } from './checkout/open-checkout.ts'
import { isUndecided, PaymentError, retryWhileUndecided } from './payment-error.ts'

/** The argument of `proceed`. */
export interface PlanOrder {
  type: Purchase['type']
  plan: Pick<
    Plan,
    'id' | 'title' | 'price_cents' | 'price_currency' | 'duration_unit' | 'recurring'
  >
  /** By default the plan's own method and price. */
  payment?: Partial<Purchase['payment']>
  assets?: PlanAsset[]
  subscription: { auto_renew: boolean }
  /** Receives the token for `getPurchase` before the checkout opens. */
  onBegin?: (attemptToken: string) => void
  /** Closes the checkout. */
  signal?: AbortSignal
}

interface Member {
  /** Of Accesstype's API. */
  address: string
  call: AccesstypeCall
  user: AccesstypeUser | undefined
  query: { jwt?: string }
}

/** Creates the attempt, opens the checkout and completes the purchase. A downgrade needs no checkout. */
export async function proceedWith(member: Member, order: PlanOrder): Promise<FinishedPurchase> {
  const { call, query } = member
  const headers = { 'idempotency-key': createIdempotencyKey() }
  const preview = await call(previewSubscription, { query, headers, body: purchaseOf(order) })
  order.onBegin?.(preview.attempt_token)
  const paid = await payFor(preview, order, member)
  const body: PaymentConfirmation = { attempt_token: preview.attempt_token, ...paid }
  // The payment may have been captured by now, so a failed call is retried.
  try {
    return await retryWhileUndecided(() => call(createSubscription, { query, headers, body }))
  } catch (error) {
    throw isUndecided(error) ? new PaymentError('unconfirmed') : error
  }
}

async function payFor(
  preview: PurchasePreview,
  { plan, signal }: PlanOrder,
  { address, call, user }: Member,
): Promise<Omit<PaymentConfirmation, 'attempt_token'>> {
  const { checkout, external_reference_id: orderId, attempt_token: attemptToken } = preview
  if (!checkout || orderId === null) return {}
  return openCheckout({
    checkout,
    orderId,
    attemptToken,
    title: plan.title,
    user,
    call,
    address,
    signal,
  })
}

function purchaseOf({ type, plan, payment, assets, subscription }: PlanOrder): Purchase {
  const method = PAYMENT_METHOD[plan.price_currency][plan.duration_unit]
  const renews = plan.recurring && subscription.auto_renew
  return {
    type,
    plan: { id: plan.id },
    payment: {
      payment_type: renews ? `${method}${RECURRING_SUFFIX}` : method,
      amount_cents: payment?.amount_cents ?? plan.price_cents,
      amount_currency: payment?.amount_currency ?? plan.price_currency,
    },
    assets: assets ?? [],
    subscription,
  }
}
