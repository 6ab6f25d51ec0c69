import { getInvoicePdf, type InvoiceLanguage, listInvoices } from '#contract/invoices.ts'
import { createSubscription, type FinishedPurchase, PAYMENT_METHOD } from '#contract/payments.ts'
import { listSubscriptionGroups, type Plan } from '#contract/plans.ts'
import { listRefunds } from '#contract/refunds.ts'
import type { RouteReply } from '#contract/route.ts'
import {
  type AccesstypeUser,
  cancelSubscription,
  keepSubscription,
  listSubscriptions,
} from '#contract/subscriptions.ts'
import { createAccesstypeCall, fetchAccesstypeFile } from './accesstype-call.ts'
import { type PlanOrder, proceedWith } from './proceed.ts'

/** The browser SDK of Accesstype, the subscription service. */
export interface AccessType {
  /** Sets the user of all following calls. */
  setUser(user: AccesstypeUser): Promise<void>
  getSubscriptionPlans(): Promise<Plan[]>
  getSubscriptions(): Promise<RouteReply<typeof listSubscriptions>>
  /** The payment methods for a plan; empty when there is none. `switch` changes the reader's current plan. */
  getPaymentOptions(
    amountCents?: number,
    plan?: PayablePlan,
    change?: 'switch',
  ): Promise<PaymentOptions>
  /** Opens the gateway's checkout. Throws a PaymentError or a CallError. */
  proceed(order: PlanOrder): Promise<FinishedPurchase>
  /** The result of a payment, by its token. Throws a CallError when it is not paid. */
  getPurchase(attemptToken: string): Promise<FinishedPurchase>
  cancelSubscription(id: string): Promise<RouteReply<typeof cancelSubscription>>
  /** Undoes a cancellation. */
  keepSubscription(id: string): Promise<RouteReply<typeof keepSubscription>>
  getInvoices(): Promise<RouteReply<typeof listInvoices>>
  getInvoicePdf(file: string, language: InvoiceLanguage): Promise<Blob>
  getRefunds(): Promise<RouteReply<typeof listRefunds>>
}

export function createAccessType(address: string): AccessType {
  const call = createAccesstypeCall(address)
  let user: AccesstypeUser | undefined
  const asMember = () => (user?.isLoggedIn ? { jwt: user.accesstypeJwt } : {})
  const proceed = (order: PlanOrder) =>
    proceedWith({ address, call, user, query: asMember() }, order)
  return {
    setUser: async (nextUser) => {
      user = nextUser
    },
    getSubscriptionPlans: async () => {
      const { subscription_groups } = await call(listSubscriptionGroups, {})
      return sortedPlans(subscription_groups)
    },
    getSubscriptions: () => call(listSubscriptions, { query: asMember() }),
    getPaymentOptions: async (amountCents, plan, change) =>
      paymentOptions({ amountCents, plan, change, proceed }),
    proceed,
    getPurchase: (attempt_token) =>
      call(createSubscription, { query: asMember(), headers: {}, body: { attempt_token } }),
    cancelSubscription: (id) => call(cancelSubscription, { params: { id }, query: asMember() }),
    keepSubscription: (id) => call(keepSubscription, { params: { id }, query: asMember() }),
    getInvoicePdf: (file, language) =>
      fetchAccesstypeFile(address, getInvoicePdf, {
        params: { file },
        query: { ...asMember(), language },
      }),
    getInvoices: () => call(listInvoices, { query: asMember() }),
    getRefunds: () => call(listRefunds, { query: asMember() }),
  }
}

interface PaymentOption {
  action: 'pay'
  proceed(order: PlanOrder): Promise<FinishedPurchase>
}

/** The fields of a plan that decide how it is paid. */
type PayablePlan = Pick<Plan, 'price_currency' | 'duration_unit'>

/** By the name of the payment method. */
type PaymentOptions = { razorpay?: PaymentOption }

interface PaymentOptionsInput {
  amountCents: number | undefined
  plan: PayablePlan | undefined
  change: 'switch' | undefined
  proceed: PaymentOption['proceed']
}

function paymentOptions({
  amountCents,
  plan,
  change,
  proceed,
}: PaymentOptionsInput): PaymentOptions {
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

type Groups = RouteReply<typeof listSubscriptionGroups>['subscription_groups']

/** Approximate; only used to sort plans by length. */
const MONTHS_IN = { day: 1 / 30, month: 1, year: 12 } as const

/** Every plan with its group, the shortest first, then the cheapest. */
function sortedPlans(groups: Groups): Plan[] {
  return groups
    .flatMap(({ subscription_plans, ...group }) =>
      subscription_plans.map((plan) => ({ ...plan, group })),
    )
    .sort((one, other) => months(one) - months(other) || one.price_cents - other.price_cents)
}

function months({ duration_unit, duration_length }: Plan): number {
  return MONTHS_IN[duration_unit] * duration_length
}
