import { type Contacts, contactsOf } from '#store/auth/contacts.ts'
import type { Database } from '#store/database.ts'
import { addJobs } from '#store/jobs.ts'
import { Channel, MESSAGE_JOB, type MessageJob, type ReaderMessage } from './reader-message.ts'

/**
 * Has the reader told, by e-mail and by SMS as far as they have given either, once the caller's transaction
 * is through; once for a key. Each channel is a job of its own, so that a failure of one does not repeat the other.
 */
export async function tellReader(
  tx: Database,
  readerId: string,
  message: ReaderMessage,
  key: string,
  at: Date,
): Promise<void> {
  await tellBy(tx, readerId, { message, key, at, contacts: await contactsOf(tx, readerId) })
}

/** By e-mail; by SMS to a reader who has no e-mail address. Once for a key. */
export async function notifyReader(
  tx: Database,
  readerId: string,
  { message, key, at }: Omit<Told, 'contacts'>,
): Promise<void> {
  const { phone, ...contacts } = await contactsOf(tx, readerId)
  const one = { ...contacts, phone: contacts.email === undefined ? phone : undefined }
  await tellBy(tx, readerId, { message, key, at, contacts: one })
}

interface Told {
  message: ReaderMessage
  key: string
  at: Date
  contacts: Contacts
}

/** For who has looked up the contacts already. */
export async function tellBy(
  tx: Database,
  readerId: string,
  { message, key, at, contacts }: Told,
): Promise<void> {
  const has = { email: contacts.email !== undefined, sms: contacts.phone !== undefined }
  const jobs = Channel.options
    .filter((channel) => has[channel])
    .map((channel) => {
      const payload: MessageJob = { readerId, channel, message }
      return { kind: MESSAGE_JOB, key: `${key}/${channel}`, payload, runAt: at, now: at, readerId }
    })
  await addJobs(tx, jobs)
}
