import { z } from 'zod'
import { IssueDate } from '#contract/issue-date.ts'
import { Currency } from '#contract/plans.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { type Contacts, contactsOf } from '#store/auth/contacts.ts'
import type { Database } from '#store/database.ts'
import { addJobs } from '#store/jobs.ts'

const id = z.string()
/** The title at whose address the reader asked; undefined if nobody asked. */
const publisher = PublisherCode.optional()

/** Notifications about plans, payments and the deletion of an account. */
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
  /** `subscriptionId` is the scheduled subscription. */
  z.object({ kind: z.literal('change-scheduled'), subscriptionId: id, from: IssueDate }),
  z.object({ kind: z.literal('plan-ends'), subscriptionId: id, on: IssueDate }),
  z.object({ kind: z.literal('grace-ends'), subscriptionId: id, on: IssueDate }),
  z.object({ kind: z.literal('plan-ended'), subscriptionId: id, on: IssueDate }),
  z.object({ kind: z.literal('yearly-renewal'), subscriptionId: id, on: IssueDate }),
  z.object({ kind: z.literal('refund-requested'), refundId: id, by: IssueDate }),
  z.object({ kind: z.literal('refund-delayed'), refundId: id }),
  z.object({ kind: z.literal('refund-processed'), refundId: id }),
  z.object({ kind: z.literal('refund-transferred'), refundId: id }),
  z.object({ kind: z.literal('erasure-requested'), on: IssueDate, publisher }),
  z.object({ kind: z.literal('erasure-cancelled'), publisher }),
  z.object({ kind: z.literal('account-inactive'), on: IssueDate, publisher }),
])
export type ReaderNotification = z.infer<typeof ReaderNotification>

export const Channel = z.enum(['email', 'sms'])
export type Channel = z.infer<typeof Channel>

/** The payload of a job: one notification by one channel. */
export const NotificationJob = z.object({
  readerId: id,
  channel: Channel,
  message: ReaderNotification,
})
export type NotificationJob = z.infer<typeof NotificationJob>

export const NOTIFICATION_JOB = 'message'

/** The job keys of a notification, one for each channel. */
export function notificationKeys(key: string): string[] {
  return Channel.options.map((channel) => `${key}/${channel}`)
}

/**
 * Notifies the reader by e-mail and by SMS, if they have these contacts, after the caller's transaction commits. A key
 * is used once. Each channel has its own job, so that a retry of one does not repeat the other.
 */
export async function notifyReader(
  tx: Database,
  readerId: string,
  message: ReaderNotification,
  key: string,
  at: Date,
): Promise<void> {
  await notifyContacts(tx, readerId, { message, key, at, contacts: await contactsOf(tx, readerId) })
}

/** Notifies by e-mail, or by SMS if the reader has no e-mail address. A key is used once. */
export async function notifyByOneChannel(
  tx: Database,
  readerId: string,
  { message, key, at }: Omit<NotificationRequest, 'contacts'>,
): Promise<void> {
  const { phone, ...contacts } = await contactsOf(tx, readerId)
  const one = { ...contacts, phone: contacts.email === undefined ? phone : undefined }
  await notifyContacts(tx, readerId, { message, key, at, contacts: one })
}

interface NotificationRequest {
  message: ReaderNotification
  key: string
  at: Date
  contacts: Contacts
}

/** Like `notifyReader`, for a caller that has already read the contacts. */
export async function notifyContacts(
  tx: Database,
  readerId: string,
  { message, key, at, contacts }: NotificationRequest,
): Promise<void> {
  const has = { email: contacts.email !== undefined, sms: contacts.phone !== undefined }
  const jobs = Channel.options
    .filter((channel) => has[channel])
    .map((channel) => {
      const payload: NotificationJob = { readerId, channel, message }
      return {
        kind: NOTIFICATION_JOB,
        key: `${key}/${channel}`,
        payload,
        runAt: at,
        now: at,
        readerId,
      }
    })
  await addJobs(tx, jobs)
}
