import type { Database } from '../database.ts'

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
