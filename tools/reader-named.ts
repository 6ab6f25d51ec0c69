import { EmailAddress, PhoneNumber } from '#contract/contact-details.ts'
import type { Contact } from '#store/auth/contact.ts'
import { readerWith } from '#store/auth/readers.ts'
import type { Database } from '#store/database.ts'
import { StartError } from '#store/store-config.ts'

/** The one reader that an operator typed. */
export async function readerNamed(
  db: Database,
  [typed = '', ...more]: string[],
): Promise<{ id: string; contact: string }> {
  const contact = contactOf(typed)
  if (!contact || more.length > 0) {
    throw new StartError('Name one reader, by e-mail address or by mobile number as +919876543210.')
  }
  const id = await readerWith(db, contact)
  if (!id) throw new StartError(`Nobody has signed in with ${contact.value} yet.`)
  return { id, contact: contact.value }
}

function contactOf(typed: string): Contact | undefined {
  const phone = PhoneNumber.safeParse(typed)
  if (phone.success) return { kind: 'phone', value: phone.data }
  const email = EmailAddress.safeParse(typed)
  return email.success ? { kind: 'email', value: email.data } : undefined
}
