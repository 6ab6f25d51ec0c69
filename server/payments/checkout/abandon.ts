import { z } from 'zod'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/jobs.ts'
import { lockReader } from '#store/locks.ts'
import { attemptWith, lockAttempt, updateAttempt } from '#store/payments/attempts.ts'
import { requireSubscription, updateSubscription } from '#store/subscriptions.ts'
import type { JobHandlers } from '../../jobs/job-handler.ts'

/** A checkout is open for this long. */
export const CHECKOUT_MS = 30 * MINUTE_MS

const ABANDON_JOB = 'abandon'

export async function scheduleAbandonment(
  tx: Database,
  { id, expires_at }: { id: string; expires_at: number },
  now: Date,
): Promise<void> {
  const payload = { attemptId: id }
  await addJob(tx, { kind: ABANDON_JOB, key: id, payload, runAt: new Date(expires_at), now })
}

const Payload = z.object({ attemptId: z.string() })

/** Abandons an attempt that was not paid in time. A payment that arrives later is still settled. */
export const abandonJobs: JobHandlers = {
  [ABANDON_JOB]: async ({ db, clock }, payload) => {
    const known = await attemptWith(db, Payload.parse(payload).attemptId)
    if (!known) return
    await db.transaction().execute(async (tx) => {
      await lockReader(tx, known.reader_id)
      const attempt = await lockAttempt(tx, known.id)
      if (attempt.state === 'paid' || attempt.state === 'abandoned') return
      const state = attempt.state === 'failed' ? 'failed' : 'abandoned'
      await updateAttempt(tx, attempt, { state })
      const subscription = await requireSubscription(tx, attempt.subscription_id)
      if (subscription.state !== 'pending') return
      await updateSubscription(tx, subscription, { state, ended_at: clock.now().getTime() })
    })
  },
}
