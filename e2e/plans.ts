import type { Page } from '@playwright/test'
import { createSubscription, previewSubscription } from '#contract/payments.ts'
import { listSubscriptionGroups, type Plan } from '#contract/plans.ts'
import { API_BASE } from '#contract/route.ts'
import { payInSandbox } from '#contract/sandbox-gateway.ts'

const GOOD_CARD = '4100280000001007'

interface PurchaseOptions {
  type?: 'standard' | 'switch'
  card?: string
}

/** Buys a plan with the calls that the screens make, for journeys that start with a subscription. */
export async function buyPlan(
  page: Page,
  planId: string,
  options: PurchaseOptions = {},
): Promise<void> {
  const { type = 'standard', card = GOOD_CARD } = options
  const { price_cents, price_currency, assets } = await planWith(page, planId)
  const attempt = await post(page, previewSubscription.path, {
    type,
    plan: { id: planId },
    payment: {
      payment_type: 'razorpay_recurring',
      amount_cents: price_cents,
      amount_currency: price_currency,
    },
    assets,
    subscription: { auto_renew: true },
  })
  const payment = await post(page, payInSandbox.path, {
    method: 'card',
    order_id: attempt.external_reference_id,
    number: card,
  })
  await post(page, createSubscription.path, {
    attempt_token: attempt.attempt_token,
    payment_token: payment.razorpay_payment_id,
    payment_signature: payment.razorpay_signature,
  })
}

async function planWith(page: Page, planId: string): Promise<Plan> {
  const response = await page.request.get(API_BASE + listSubscriptionGroups.path)
  const { subscription_groups } = listSubscriptionGroups.reply.parse(await response.json())
  const plans = subscription_groups.flatMap((group) => group.subscription_plans)
  const plan = plans.find(({ id }) => id === planId)
  if (!plan) throw new Error(`There is no plan ${planId}`)
  return plan
}

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(API_BASE + path, { data, headers: { rid: 'session' } })
  if (!response.ok()) throw new Error(await response.text())
  return response.json()
}
