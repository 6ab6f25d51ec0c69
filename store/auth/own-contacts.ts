import type { Database } from '../database.ts'

/** The addresses and numbers that are a reader's, and nobody else's. */
export async function ownContactsOf(db: Database, readerId: string): Promise<string[]> {
  const methods = await db
    .selectFrom('login_method')
    .select(['kind', 'value', 'authoritative_email'])
    .where('reader_id', '=', readerId)
    .execute()
  const known = methods.flatMap(({ kind, value, authoritative_email }) =>
    kind === 'google' ? (authoritative_email ?? []) : value,
  )
  const shared = await knownToOthers(db, readerId, known)
  return [...new Set(known)].filter((contact) => !shared.has(contact))
}

/** Who went over to another address may have left this one to someone else. */
async function knownToOthers(
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
