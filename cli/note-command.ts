import { withoutContacts } from '#domain/without-contacts.ts'
import { addAuditEntry } from '#store/audit.ts'
import type { Operator } from './context.ts'

/** Adds the command line to the audit log before the command runs, without readers' contacts. */
export async function noteCommand(
  { db, now, user }: Pick<Operator, 'db' | 'now' | 'user'>,
  [area = '', ...rest]: readonly string[],
): Promise<void> {
  await addAuditEntry(db, {
    who: user,
    at: now,
    what: `broadsheet ${area}`,
    why: '',
    readerId: null,
    details: { typed: rest.map(withoutContacts) },
  })
}
