import { PAYMENT_METHOD, PaymentType, RECURRING_SUFFIX } from '#contract/payments.ts'
import { SANDBOX_CARDS, type SandboxOutcome } from '#contract/sandbox-gateway.ts'
import type { StoredPlan } from '#store/plans.ts'
import { ProblemError } from '../http/problem-error.ts'
import { isSandbox } from '../integrations/gateway/sandbox/sandbox-gateway.ts'
import { finishPurchase } from '../payments/checkout/finish.ts'
import { previewPurchase } from '../payments/checkout/preview.ts'
import type { Services } from '../services.ts'

interface DemoPurchase {
  readerId: string
  plan: StoredPlan
  /** The outcome that the test card simulates. */
  outcome: SandboxOutcome
}

/** Buys a plan with a test card, through the functions of the checkout. Returns the id of the subscription. */
export async function buyInSandbox(
  services: Services,
  { readerId, plan, outcome }: DemoPurchase,
): Promise<string> {
  const { gateway } = services
  if (!isSandbox(gateway)) {
    throw new ProblemError('payment-method-unavailable', 'Test cards need the sandbox gateway.')
  }
  const method = PAYMENT_METHOD[plan.price_currency][plan.duration_unit]
  const purchase = await previewPurchase(services, readerId, {
    type: 'standard',
    plan: { id: plan.id },
    payment: {
      payment_type: PaymentType.parse(plan.recurring ? method + RECURRING_SUFFIX : method),
      amount_cents: plan.price_cents,
      amount_currency: plan.price_currency,
    },
    assets: [],
    subscription: { auto_renew: true },
  })
  const order_id = purchase.external_reference_id ?? ''
  const paid = await gateway.pay({ method: 'card', order_id, number: cardWith(outcome) })
  if (paid.status !== 'paid') throw new ProblemError('payment-failed')
  const { subscription } = await finishPurchase(services, readerId, {
    attempt_token: purchase.attempt_token,
    payment_token: paid.razorpay_payment_id,
    payment_signature: paid.razorpay_signature,
  })
  return subscription.id
}

function cardWith(outcome: SandboxOutcome): string {
  const card = Object.entries(SANDBOX_CARDS).find(([, simulated]) => simulated === outcome)
  if (!card) throw new Error(`No test card has the outcome ${outcome}`)
  return card[0]
}
