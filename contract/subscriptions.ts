import { z } from 'zod'
import { IssueDate } from './issue-date.ts'
import { Names } from './names.ts'
import { AccesstypeId, Currency, DurationUnit } from './plans.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'
import { Timestamp } from './timestamp.ts'

/** The state of a subscription. The first three count as `active`. */
export const SubscriptionStatus = z.enum([
  ...(['active', 'cancel_at_period_end', 'in_grace'] as const),
  ...(['pending', 'scheduled'] as const),
  ...(['abandoned', 'failed', 'expired', 'superseded', 'revoked'] as const),
])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** A reader's plan. */
export const Subscription = z.object({
  id: AccesstypeId,
  subscription_plan_id: AccesstypeId,
  active: z.boolean(),
  cancellable: z.boolean(),
  plan_name: z.string(),
  plan_names: Names.exactOptional(),
  /** Accesstype may send `price_cents` instead. */
  plan_amount_cents: z.number().int().nonnegative().optional(),
  price_cents: z.number().int().nonnegative().optional(),
  plan_amount_currency: Currency.optional(),
  duration_unit: DurationUnit,
  duration_length: z.number().int().positive(),
  start_timestamp: Timestamp,
  end_timestamp: Timestamp,
  expires_in_days: z.number().int(),
  /** Sent by our server; Accesstype may omit it. */
  status: SubscriptionStatus.optional(),
  /** The date of the next debit or retry; null if there is none. Only our server sends this and the next field. */
  next_debit_date: IssueDate.nullable().optional(),
  /** The mandate was revoked at the bank. Paying for the next period creates a new one. */
  is_mandate_revoked: z.boolean().optional(),
})
export type Subscription = z.infer<typeof Subscription>

/** The buyer, for Accesstype's script. */
export const AccesstypeUser = z.object({
  accesstypeJwt: z.string(),
  isLoggedIn: z.boolean(),
  name: z.string().optional(),
  emailAddress: z.string().optional(),
  mobileNumber: z.string().optional(),
})
export type AccesstypeUser = z.infer<typeof AccesstypeUser>

/** The caller's identity for an Accesstype host, where there is no session. */
export const AsMember = z.object({ jwt: text(4096).optional(), key: text(200).optional() })

/** The delay before the list is fetched again, because Accesstype needs time to cancel. */
export const CANCELLATION_WAIT_SECONDS = 5

export const listSubscriptions = defineRoute({
  method: 'GET',
  path: '/members/me/subscriptions',
  summary: "The reader's subscriptions: the one that counts is first.",
  caller: 'signed-in',
  query: AsMember,
  reply: z.object({ subscriptions: z.array(Subscription) }),
})

export const keepSubscription = defineRoute({
  method: 'PUT',
  path: '/members/me/subscriptions/:id/keep',
  summary: 'Undo the cancellation of a subscription that still runs.',
  caller: 'signed-in',
  params: z.object({ id: text(100) }),
  query: AsMember,
  reply: z.object({ subscription: Subscription }),
})

export const cancelSubscription = defineRoute({
  method: 'PUT',
  path: '/members/me/subscriptions/:id/cancel',
  summary: 'Cancel the renewal of a subscription; it still runs until its end.',
  caller: 'signed-in',
  params: z.object({ id: text(100) }),
  query: AsMember,
  reply: z.object({ subscription: Subscription }),
})
