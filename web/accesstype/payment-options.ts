import { PAYMENT_METHOD, type Purchased } from '#contract/payments.ts'
import type { Plan } from '#contract/plans.ts'
import type { PlanOrder } from './proceed.ts'

export interface PaymentOption {
  action: 'pay'
  proceed(order: PlanOrder): Promise<Purchased>
}

/** What decides how a plan is paid for. */
export type PayablePlan = Pick<Plan, 'price_currency' | 'duration_unit'>

/** By the name of the payment method. */
export type PaymentOptions = { razorpay?: PaymentOption }

interface Asked {
  amountCents: number | undefined
  plan: PayablePlan | undefined
  change: 'switch' | undefined
  proceed: PaymentOption['proceed']
}

export function paymentOptions({ amountCents, plan, change, proceed }: Asked): PaymentOptions {
  if (plan && !PAYMENT_METHOD[plan.price_currency]?.[plan.duration_unit]) return {}
  const amount = amountCents === undefined ? {} : { amount_cents: amountCents }
  const pay = (order: PlanOrder) =>
    proceed({
      ...order,
      ...(change && { type: change }),
      payment: { ...amount, ...order.payment },
    })
  return { razorpay: { action: 'pay', proceed: pay } }
}
