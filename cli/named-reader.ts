import { z } from 'zod'
import { EmailAddress, PhoneNumber } from '#contract/contact-details.ts'
import type { Contact } from '#store/auth/contacts.ts'
import { hasLoginMethod } from '#store/auth/login-methods.ts'
import { readerExists, readerWith } from '#store/auth/readers.ts'
import type { Database } from '#store/database.ts'
import { StartError } from '#store/store-config.ts'
import { UsageError } from './exit-code.ts'

export interface NamedReader {
  id: string
  /** The contact or id that the operator typed. */
  contact: string
}

export async function findReader(db: Database, typed: string): Promise<NamedReader> {
  const contact = contactOf(typed)
  if (contact) return readerWithContact(db, contact)
  if (z.uuid().safeParse(typed).success) return readerWithId(db, typed)
  throw new UsageError(
    'Name a reader by e-mail address, by mobile number such as +919876543210, or by id.',
  )
}

async function readerWithContact(db: Database, contact: Contact): Promise<NamedReader> {
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
