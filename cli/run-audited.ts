import { addAuditEntry, type NewAuditEntry } from '#store/audit.ts'
import type { Database } from '#store/database.ts'
import type { Operator } from './context.ts'
import type { Reason } from './options.ts'
import type { Output } from './output.ts'

interface AuditedResult extends Pick<NewAuditEntry, 'what' | 'readerId' | 'details'> {
  output: Output
}

/** Runs a command and writes its audit entry, in one transaction. */
export async function runAudited(
  { db, now, user }: Operator,
  { why, who }: Reason,
  run: (tx: Database) => Promise<AuditedResult>,
): Promise<Output> {
  return db.transaction().execute(async (tx) => {
    const { output, ...entry } = await run(tx)
    await addAuditEntry(tx, { ...entry, who: who?.trim() || user, why, at: now })
    return output
  })
}
