import type { Contact } from '#store/auth/contact.ts'
import { authUserOf } from '#store/auth/readers.ts'
import { NotSentError } from '../outside/not-sent-error.ts'
import type { Services } from '../services.ts'
import { deliverContactChange } from './deliver.ts'

interface ToldChange {
  readerId: string
  contact: Contact
  /** What it was before; nothing when the reader had none of the kind. */
  from: string | undefined
  at: Date
}

/** Tells the old contact, so that a thief cannot take an account over in silence. */
export async function tellOfChange(services: Services, change: ToldChange): Promise<void> {
  const { contact, at } = change
  for (const old of await contactsToTell(services, change)) {
    try {
      await deliverContactChange(services, old, { contact: contact.kind, at })
    } catch (error) {
      if (!(error instanceof NotSentError)) throw error
      services.log('error', 'old contact not told', { error: error.message })
    }
  }
}

/** Of someone who had none of the kind, every other. */
async function contactsToTell(
  { db }: Services,
  { readerId, contact, from }: ToldChange,
): Promise<Contact[]> {
  if (from === contact.value) return []
  if (from !== undefined) return [{ kind: contact.kind, value: from }]
  const { emails, phoneNumbers } = await authUserOf(db, readerId)
  return [
    ...emails.map((value): Contact => ({ kind: 'email', value })),
    ...phoneNumbers.map((value): Contact => ({ kind: 'phone', value })),
  ].filter(({ value }) => value !== contact.value)
}
