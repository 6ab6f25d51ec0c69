import { z } from 'zod'
import { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '../database.ts'
import { addJobs } from '../jobs.ts'
import type { Contact } from './contacts.ts'

export const CONTACT_NOTICE_JOB = 'contact-notice'

/** Payload of a job that notifies one contact of a contact change, with a link that undoes the change. */
export const ContactNotice = z.object({
  readerId: z.string(),
  undoId: z.string(),
  to: z.object({ kind: z.enum(['email', 'phone']), value: z.string() }),
  /** The title at whose address the reader made the change; undefined if an operator did. */
  publisher: PublisherCode.optional(),
})
type ContactNotice = z.infer<typeof ContactNotice>

/** In the caller's transaction. One job per contact, so that a retry does not notify the others again. */
export async function addContactNotices(
  tx: Database,
  {
    readerId,
    undoId,
    to,
    now,
    publisher,
  }: Omit<ContactNotice, 'to'> & { to: Contact[]; now: Date },
): Promise<void> {
  await addJobs(
    tx,
    to.map((contact) => {
      const payload: ContactNotice = { readerId, undoId, to: contact, publisher }
      const key = `${undoId}/${contact.kind}/${contact.value}`
      return { kind: CONTACT_NOTICE_JOB, key, payload, runAt: now, now, readerId }
    }),
  )
}
