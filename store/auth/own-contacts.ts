import type { Database } from '../database.ts'

/** The reader's addresses and numbers that no other reader has. */
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

/** A reader's Google account may still name an address that another reader now owns. */
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
