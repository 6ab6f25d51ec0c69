import { nextCheckAt } from '#domain/reconciliation.ts'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/payments/jobs.ts'

export const RECONCILE_JOB = 'reconcile'

/** Has the gateway asked what became of an attempt, in case nobody tells us. */
export async function planReconciliation(
  tx: Database,
  attemptId: string,
  now: Date,
): Promise<void> {
  await addJob(tx, {
    kind: RECONCILE_JOB,
    key: attemptId,
    payload: { attemptId },
    runAt: nextCheckAt(now, now) ?? now,
    now,
  })
}
