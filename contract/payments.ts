import { z } from 'zod'
import { IssueDate } from './issue-date.ts'
import { AccesstypeId, Currency, type DurationUnit, PlanAssets } from './plans.ts'
import { defineRoute } from './route.ts'
import { AsMember, Subscription } from './subscriptions.ts'
import { text } from './text.ts'

export const PaymentType = z.enum(['razorpay', 'razorpay_recurring'])
export type PaymentType = z.infer<typeof PaymentType>

/** The payment method for each currency and unit; all use the same gateway. */
export const PAYMENT_METHOD = {
  INR: { day: 'razorpay', month: 'razorpay', year: 'razorpay' },
  USD: { day: 'razorpay', month: 'razorpay', year: 'razorpay' },
} as const satisfies Record<Currency, Record<DurationUnit, PaymentType>>

/** Suffix of the payment method of a plan that renews. */
export const RECURRING_SUFFIX = '_recurring'

export const PAYMENT_SUCCESS_REDIRECT_SECONDS = 5

/** One key per purchase, the same for retries. */
const IdempotencyKey = z.object({ 'idempotency-key': z.uuid().optional() })

/** The plan to buy: a first plan, or one that replaces the current plan. */
export const Purchase = z.object({
  type: z.enum(['standard', 'switch']),
  plan: z.object({ id: AccesstypeId }),
  payment: z.object({
    payment_type: PaymentType,
    amount_cents: z.number().int().nonnegative().max(1_000_000_000),
    amount_currency: Currency,
  }),
  assets: PlanAssets,
  subscription: z.object({ auto_renew: z.boolean() }),
})
export type Purchase = z.infer<typeof Purchase>

/** The checkout to open: the gateway's or the sandbox's. */
export const Checkout = z.object({
  gateway: z.enum(['razorpay', 'sandbox']),
  key_id: z.string(),
  amount_cents: z.number().int(),
  amount_currency: Currency,
  /** The customer id at the gateway, if the payment also creates a mandate. */
  customer_id: z.string().optional(),
})
export type Checkout = z.infer<typeof Checkout>

export const PurchasePreview = z.object({
  subscription: Subscription,
  attempt_token: z.string(),
  /** The order at the gateway; null for a downgrade, which starts later. */
  external_reference_id: z.string().nullable(),
  change: z.enum(['new', 'upgrade', 'downgrade']),
  checkout: Checkout.nullable(),
  /** The refund for the unused part of the old plan. */
  refund_cents: z.number().int().nonnegative(),
})
export type PurchasePreview = z.infer<typeof PurchasePreview>

/** The price and dates of buying a plan today, before the purchase starts. */
export const PurchaseQuote = z.object({
  change: PurchasePreview.shape.change,
  /** The amount charged now; 0 for a downgrade. */
  amount_cents: z.number().int().nonnegative(),
  currency: Currency,
  /** Today, or the day of the debit that pays for a downgrade. */
  charged_on: IssueDate,
  start_date: IssueDate,
  end_date: IssueDate,
  /** The refund for the unused part of the old plan, which arrives between these dates. */
  refund_cents: z.number().int().nonnegative(),
  refund_from: IssueDate,
  refund_to: IssueDate,
})
export type PurchaseQuote = z.infer<typeof PurchaseQuote>

/** The gateway's confirmation of a payment; a downgrade has none. */
export const PaymentConfirmation = z.object({
  attempt_token: text(200),
  payment_token: text(200).optional(),
  payment_signature: text(200).optional(),
})
export type PaymentConfirmation = z.infer<typeof PaymentConfirmation>

export const FinishedPurchase = z.object({
  subscription: Subscription.extend({
    subscriber_id: AccesstypeId,
    payment_id: AccesstypeId.nullable(),
  }),
})
export type FinishedPurchase = z.infer<typeof FinishedPurchase>

export const quoteSubscription = defineRoute({
  method: 'GET',
  path: '/members/me/subscriptions/quote',
  summary: 'What a plan would cost the reader today, what comes back, from when, until when.',
  caller: 'signed-in',
  query: AsMember.extend({ plan_id: text(100) }),
  reply: PurchaseQuote,
})

export const previewSubscription = defineRoute({
  method: 'POST',
  path: '/members/me/subscriptions/preview',
  summary: 'Begin a purchase or a change of plan: what it costs, from when, until when.',
  caller: 'signed-in',
  query: AsMember,
  headers: IdempotencyKey,
  body: Purchase,
  reply: PurchasePreview,
})

export const createSubscription = defineRoute({
  method: 'POST',
  path: '/members/me/subscriptions',
  summary: 'Finish a purchase or a change of plan that was paid for.',
  caller: 'signed-in',
  query: AsMember,
  headers: IdempotencyKey,
  body: PaymentConfirmation,
  reply: FinishedPurchase,
})

export const receiveGatewayEvent = defineRoute({
  method: 'POST',
  path: '/payments/webhooks/razorpay',
  summary: 'An event from the payment gateway, signed over the raw body.',
  caller: 'anyone',
  headers: z.object({
    'x-razorpay-signature': text(200).optional(),
    'x-razorpay-event-id': text(100).optional(),
  }),
  body: z.looseObject({ event: text(100) }),
  reply: z.object({}),
})
