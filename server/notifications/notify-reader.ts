import { type Contacts, contactsOf } from '#store/auth/contacts.ts'
import type { Database } from '#store/database.ts'
import { addJobs } from '#store/jobs.ts'
import {
  Channel,
  NOTIFICATION_JOB,
  type NotificationJob,
  type ReaderNotification,
} from './notification.ts'

/**
 * Has the reader told, by e-mail and by SMS as far as they have given either, once the caller's transaction
 * is through; once for a key. Each channel is a job of its own, so that a failure of one does not repeat the other.
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

/** By e-mail; by SMS to a reader who has no e-mail address. Once for a key. */
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

/** For who has looked up the contacts already. */
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
