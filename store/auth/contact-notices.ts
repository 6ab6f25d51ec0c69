import { z } from 'zod'
import type { Database } from '../database.ts'
import { addJobs } from '../jobs.ts'
import type { Contact } from './contacts.ts'

export const CONTACT_NOTICE_JOB = 'contact-notice'

/** Tells one contact that a contact of the reader was changed, with a link that undoes it. */
export const ContactNotice = z.object({
  readerId: z.string(),
  undoId: z.string(),
  to: z.object({ kind: z.enum(['email', 'phone']), value: z.string() }),
})
type ContactNotice = z.infer<typeof ContactNotice>

/** In the caller's transaction. Each contact is a job of its own, so that one failure repeats no other. */
export async function addContactNotices(
  tx: Database,
  { readerId, undoId, to, now }: Omit<ContactNotice, 'to'> & { to: Contact[]; now: Date },
): Promise<void> {
  await addJobs(
    tx,
    to.map((contact) => {
      const payload: ContactNotice = { readerId, undoId, to: contact }
      const key = `${undoId}/${contact.kind}/${contact.value}`
      return { kind: CONTACT_NOTICE_JOB, key, payload, runAt: now, now, readerId }
    }),
  )
}
