import type { Database } from '#store/database.ts'
import { addAuditEntry, type NewAuditEntry } from '#store/payments/audit.ts'
import { StartError } from '#store/store-config.ts'

/** Every act needs a reason, and the name of who acts. */
export const ACT_OPTIONS = { why: { type: 'string' }, who: { type: 'string' } } as const

export interface Operator {
  db: Database
  now: Date
  /** The user of the machine, unless the command says otherwise. */
  user: string
}

/** Does something and notes it down, both or neither. */
export async function act<T>(
  { db, now, user }: Operator,
  typed: { why?: string | undefined; who?: string | undefined },
  doIt: (
    tx: Database,
  ) => Promise<Pick<NewAuditEntry, 'what' | 'readerId' | 'details'> & { result: T }>,
): Promise<T> {
  const why = typed.why?.trim()
  if (!why) throw new StartError('Say why: --why "…". It is kept beside what was done.')
  const who = typed.who?.trim() || user
  return db.transaction().execute(async (tx) => {
    const { result, ...done } = await doIt(tx)
    await addAuditEntry(tx, { ...done, who, why, at: now })
    return result
  })
}
