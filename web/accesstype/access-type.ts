import { getInvoicePdf, type InvoiceLanguage, listInvoices } from '#contract/invoices.ts'
import { createSubscription, type Purchased } from '#contract/payments.ts'
import { listSubscriptionGroups, type Plan } from '#contract/plans.ts'
import { listRefunds } from '#contract/refunds.ts'
import type { RouteReply } from '#contract/route.ts'
import {
  cancelSubscription,
  keepSubscription,
  listSubscriptions,
  type ProviderUser,
} from '#contract/subscriptions.ts'
import { type PayablePlan, type PaymentOptions, paymentOptions } from './payment-options.ts'
import { type PlanOrder, proceedWith } from './proceed.ts'
import { providerCall, providerFile } from './provider-call.ts'
import { sortedPlans } from './sorted-plans.ts'

/** The subscription provider, as its script offers it to a page. */
export interface AccessType {
  /** Who calls from now on. */
  setUser(user: ProviderUser): Promise<void>
  getSubscriptionPlans(): Promise<Plan[]>
  getSubscriptions(): Promise<RouteReply<typeof listSubscriptions>>
  /** How a plan can be paid for; nothing when it cannot. `switch` changes the plan that the reader holds. */
  getPaymentOptions(
    amountCents?: number,
    plan?: PayablePlan,
    change?: 'switch',
  ): Promise<PaymentOptions>
  /** Pays at the gateway's checkout; refused by a PaymentError or a CallError. */
  proceed(order: PlanOrder): Promise<Purchased>
  /** What became of an attempt to pay, by its token; refused by a CallError when it is not paid. */
  getPurchase(attemptToken: string): Promise<Purchased>
  cancelSubscription(id: string): Promise<RouteReply<typeof cancelSubscription>>
  /** Undoes a cancellation. */
  keepSubscription(id: string): Promise<RouteReply<typeof keepSubscription>>
  getInvoices(): Promise<RouteReply<typeof listInvoices>>
  getInvoicePdf(file: string, language: InvoiceLanguage): Promise<Blob>
  getRefunds(): Promise<RouteReply<typeof listRefunds>>
}

export function createAccessType(address: string): AccessType {
  const call = providerCall(address)
  let user: ProviderUser | undefined
  const asMember = () => (user?.isLoggedIn ? { jwt: user.accesstypeJwt } : {})
  const proceed = (order: PlanOrder) => proceedWith({ call, user, query: asMember() }, order)
  return {
    setUser: async (told) => {
      user = told
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
      providerFile(address, getInvoicePdf, {
        params: { file },
        query: { ...asMember(), language },
      }),
    getInvoices: () => call(listInvoices, { query: asMember() }),
    getRefunds: () => call(listRefunds, { query: asMember() }),
  }
}
