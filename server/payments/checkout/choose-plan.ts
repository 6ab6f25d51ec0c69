import { PAYMENT_METHOD, type Purchase, RECURRING_SUFFIX } from '#contract/payments.ts'
import { planOf, type StoredPlan } from '#store/plans.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { Services } from '../../services.ts'

/** The plan that a reader wants, if it is for sale at the price that they were shown and can be paid for as they say. */
export async function choosePlan(
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
