import type { Change } from '#contract/desk/changes.ts'
import { recordChange } from '#store/audit/record-change.ts'
import { addAuditEntry, type NewAuditEntry } from '#store/audit.ts'
import type { Database } from '#store/database.ts'
import type { Operator } from './context.ts'
import type { Reason } from './options.ts'
import type { Output } from './output.ts'

interface AuditedResult extends Pick<NewAuditEntry, 'what' | 'readerId' | 'details'> {
  output: Output
  /** What the command changed. Absent when it recorded that itself. */
  change?: Change
}

/** Runs a command and records it in both logs, in one transaction. */
export async function runAudited(
  { db, now, user, author }: Operator,
  { why, who }: Reason,
  run: (tx: Database) => Promise<AuditedResult>,
): Promise<Output> {
  return db.transaction().execute(async (tx) => {
    const { output, change, ...entry } = await run(tx)
    await addAuditEntry(tx, { ...entry, who: who?.trim() || user, why, at: now })
    if (change) await recordChange(tx, { change, author, at: now })
    return output
  })
}
