import { addAuditEntry, type NewAuditEntry } from '#store/audit.ts'
import type { Database } from '#store/database.ts'
import type { Operator } from './context.ts'
import type { Reason } from './options.ts'
import type { Output } from './output.ts'

interface Act extends Pick<NewAuditEntry, 'what' | 'readerId' | 'details'> {
  output: Output
}

/** Does something and adds it to the audit log, in one transaction. */
export async function act(
  { db, now, user }: Operator,
  { why, who }: Reason,
  run: (tx: Database) => Promise<Act>,
): Promise<Output> {
  return db.transaction().execute(async (tx) => {
    const { output, ...done } = await run(tx)
    await addAuditEntry(tx, { ...done, who: who?.trim() || user, why, at: now })
    return output
  })
}
