import type { FinishedPurchase, PaymentConfirmation } from '#contract/payments.ts'
import { attemptWithToken, type StoredAttempt } from '#store/payments/attempts.ts'
import { paymentUsedFor } from '#store/payments/payments.ts'
import { requireSubscription } from '#store/subscriptions.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { GatewayRefusal, GatewaySilence } from '../../integrations/gateway/gateway.ts'
import { withPlanName } from '../../plans/plan-names.ts'
import type { Services } from '../../services.ts'
import { toSubscription } from '../../subscriptions/describe-subscription.ts'
import { scheduleChange } from '../../subscriptions/schedule-change.ts'
import { lookUp } from '../reconcile.ts'
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
  return purchased(services, attempt)
}

/** The browser has no callback, so the payment is looked up at the gateway. */
async function settleWithoutCallback(services: Services, { id, state }: StoredAttempt) {
  if (state !== 'created' && state !== 'unknown') return
  const payments = await orUnavailable(() => lookUp(services, id))
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

async function orUnavailable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof GatewayRefusal) throw new ProblemError('payment-failed')
    if (!(error instanceof GatewaySilence)) throw error
    throw new ProblemError('unavailable', 'The payment gateway does not answer.')
  }
}

async function purchased(
  services: Services,
  { id, token, reader_id, subscription_id, purpose }: StoredAttempt,
): Promise<FinishedPurchase> {
  const { db, clock } = services
  const payment = await paymentUsedFor(db, id)
  const isDone = payment || purpose === 'downgrade'
  if (!isDone) throw whyNot((await attemptWithToken(db, token))?.state)
  const subscription = await requireSubscription(db, subscription_id)
  return {
    subscription: {
      ...(await withPlanName(services, toSubscription(subscription, clock.now()))),
      subscriber_id: reader_id,
      payment_id: payment?.provider_payment_id ?? null,
    },
  }
}

function whyNot(state: StoredAttempt['state'] | undefined): ProblemError {
  switch (state) {
    case 'failed':
      return new ProblemError('payment-failed')
    case 'abandoned':
      return new ProblemError('attempt-abandoned')
    default:
      return new ProblemError('request-in-flight', 'The payment is not through yet.')
  }
}
