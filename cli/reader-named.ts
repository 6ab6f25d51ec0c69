import { z } from 'zod'
import { EmailAddress, PhoneNumber } from '#contract/contact-details.ts'
import type { Contact } from '#store/auth/contact.ts'
import { hasLoginMethod } from '#store/auth/login-methods.ts'
import { readerExists, readerWith } from '#store/auth/readers.ts'
import type { Database } from '#store/database.ts'
import { StartError } from '#store/store-config.ts'

interface NamedReader {
  id: string
  /** As they were named. */
  contact: string
}

/** The one reader that an operator typed. */
export async function readerNamed(
  db: Database,
  [typed = '', ...more]: string[],
): Promise<NamedReader> {
  const id = z.uuid().safeParse(typed).data
  const contact = contactOf(typed)
  if (more.length > 0 || !(id || contact)) {
    throw new StartError(
      'Name one reader, by e-mail address, by mobile number as +919876543210 or by id.',
    )
  }
  return contact ? readerReachedBy(db, contact) : readerWithId(db, typed)
}

async function readerReachedBy(db: Database, contact: Contact): Promise<NamedReader> {
  const id = await readerWith(db, contact)
  if (!id) throw new StartError(`Nobody has signed in with ${contact.value} yet.`)
  return { id, contact: contact.value }
}

async function readerWithId(db: Database, id: string): Promise<NamedReader> {
  if (await hasLoginMethod(db, id)) return { id, contact: id }
  const isErased = await readerExists(db, id)
  throw new StartError(isErased ? `Reader ${id} was erased.` : `There is no reader ${id}.`)
}

export function contactOf(typed: string): Contact | undefined {
  const phone = PhoneNumber.safeParse(typed)
  if (phone.success) return { kind: 'phone', value: phone.data }
  const email = EmailAddress.safeParse(typed)
  return email.success ? { kind: 'email', value: email.data } : undefined
}
