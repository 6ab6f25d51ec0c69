import type { Database } from '../database.ts'

/** Where a code can be sent, in normal form: as it is stored and compared. */
export interface Contact {
  kind: 'email' | 'phone'
  value: string
}

/** A reader's first name, and where notifications can be sent. */
export interface Contacts {
  name: string | null
  email: string | undefined
  phone: string | undefined
}

export async function contactsOf(db: Database, readerId: string): Promise<Contacts> {
  const methods = await db
    .selectFrom('reader')
    .leftJoin('login_method', 'login_method.reader_id', 'reader.id')
    .select(['first_name', 'kind', 'value', 'email'])
    .where('reader.id', '=', readerId)
    .orderBy('login_method.time_joined')
    .orderBy('login_method.id')
    .execute()
  const emails = methods.map(({ kind, value, email }) => (kind === 'email' ? value : email))
  const phones = methods.map(({ kind, value }) => (kind === 'phone' ? value : null))
  return {
    name: methods[0]?.first_name ?? null,
    email: emails.find((email) => email !== null) ?? undefined,
    phone: phones.find((phone) => phone !== null) ?? undefined,
  }
}

/** The reader's addresses and numbers that no other reader has. */
export async function ownContactsOf(db: Database, readerId: string): Promise<string[]> {
  const methods = await db
    .selectFrom('login_method')
    .select(['kind', 'value', 'authoritative_email'])
    .where('reader_id', '=', readerId)
    .execute()
  const contacts = methods.flatMap(({ kind, value, authoritative_email }) =>
    kind === 'google' ? (authoritative_email ?? []) : value,
  )
  const shared = await contactsOfOthers(db, readerId, contacts)
  return [...new Set(contacts)].filter((contact) => !shared.has(contact))
}

/** Those of the contacts that belong to other readers: a Google account may still have an address that someone else owns now. */
async function contactsOfOthers(
  db: Database,
  readerId: string,
  contacts: readonly string[],
): Promise<Set<string | null>> {
  if (contacts.length === 0) return new Set()
  const others = await db
    .selectFrom('login_method')
    .select(['value', 'email'])
    .where('reader_id', '!=', readerId)
    .where(({ eb, or }) => or([eb('value', 'in', contacts), eb('email', 'in', contacts)]))
    .execute()
  return new Set(others.flatMap(({ value, email }) => [value, email]))
}
