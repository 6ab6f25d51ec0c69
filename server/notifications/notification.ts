import { z } from 'zod'
import { IssueDate } from '#contract/issue-date.ts'
import { Currency } from '#contract/plans.ts'

const id = z.string()

/** What a reader is told about their plan, their money and the end of their account. */
export const ReaderNotification = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('receipt'),
    subscriptionId: id,
    paymentId: id,
  }),
  z.object({
    kind: z.literal('debit-notice'),
    subscriptionId: id,
    amountCents: z.number().int(),
    currency: Currency,
    on: IssueDate,
  }),
  z.object({
    kind: z.literal('payment-failed'),
    subscriptionId: id,
    retryOn: IssueDate.nullable(),
  }),
  z.object({ kind: z.literal('in-grace'), subscriptionId: id, until: IssueDate }),
  z.object({ kind: z.literal('cancelled'), subscriptionId: id, until: IssueDate }),
  z.object({ kind: z.literal('mandate-revoked'), subscriptionId: id, until: IssueDate }),
  /** The subscription is the one that begins later. */
  z.object({ kind: z.literal('change-scheduled'), subscriptionId: id, from: IssueDate }),
  z.object({ kind: z.literal('plan-ends'), subscriptionId: id, on: IssueDate }),
  z.object({ kind: z.literal('grace-ends'), subscriptionId: id, on: IssueDate }),
  z.object({ kind: z.literal('plan-ended'), subscriptionId: id, on: IssueDate }),
  z.object({ kind: z.literal('yearly-renewal'), subscriptionId: id, on: IssueDate }),
  z.object({ kind: z.literal('refund-requested'), refundId: id, by: IssueDate }),
  z.object({ kind: z.literal('refund-delayed'), refundId: id }),
  z.object({ kind: z.literal('refund-processed'), refundId: id }),
  z.object({ kind: z.literal('refund-transferred'), refundId: id }),
  z.object({ kind: z.literal('erasure-requested'), on: IssueDate }),
  z.object({ kind: z.literal('erasure-cancelled') }),
  z.object({ kind: z.literal('account-inactive'), on: IssueDate }),
])
export type ReaderNotification = z.infer<typeof ReaderNotification>

export const Channel = z.enum(['email', 'sms'])
export type Channel = z.infer<typeof Channel>

/** One message by one channel, as its job keeps it. */
export const NotificationJob = z.object({
  readerId: id,
  channel: Channel,
  message: ReaderNotification,
})
export type NotificationJob = z.infer<typeof NotificationJob>

export const NOTIFICATION_JOB = 'message'

/** The keys of the jobs of a message, by the key that it was told with. */
export function notificationKeys(key: string): string[] {
  return Channel.options.map((channel) => `${key}/${channel}`)
}
