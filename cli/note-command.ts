import { withoutContacts } from '#domain/without-contacts.ts'
import type { Database } from '#store/database.ts'
import { addAuditEntry } from '#store/payments/audit.ts'

interface Typed {
  /** As `npm run` knows it. */
  program: string
  args: readonly string[]
  who: string
  at: Date
}

/** What an operator typed, before it is done; readers who were named in it stay unnamed. */
export async function noteCommand(db: Database, { program, args, ...by }: Typed): Promise<void> {
  const typed = args.map(withoutContacts)
  await addAuditEntry(db, {
    ...by,
    what: `npm run ${program}`,
    why: '',
    readerId: null,
    details: { typed },
  })
}
