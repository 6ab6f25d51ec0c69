import type { Database } from '#store/database.ts'
import { addJob } from '#store/jobs.ts'
import type { StoredPayment } from '#store/payments/payments.ts'

export const CAPTURE_JOB = 'capture'

/** The bank holds the money ready: it is taken as soon as possible. */
export async function planCapture(tx: Database, { id }: StoredPayment, now: Date): Promise<void> {
  await addJob(tx, { kind: CAPTURE_JOB, key: id, payload: { paymentId: id }, runAt: now, now })
}
