import { z } from 'zod'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { debitAt } from '#domain/renewal.ts'
import { addJob, forgetUndone } from '#store/jobs.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { MESSAGE_JOB, messageKeys } from '../notifications/reader-message.ts'
import { tellReader } from '../notifications/tell-reader.ts'
import { DEBIT_JOB, type DebitJob, noticeKeyOf } from './debit-job.ts'
import { NOTICE_JOB } from './plan-period.ts'
import { lockRenewing } from './renewing.ts'

const Payload = z.object({ subscriptionId: z.string(), periods: z.number().int() })

/** Tells the reader of a debit, and only then plans it. */
export const noticeJobs: JobHandlers = {
  [NOTICE_JOB]: async ({ db, clock }, payload, job) => {
    const { subscriptionId, periods } = Payload.parse(payload)
    await db.transaction().execute(async (tx) => {
      const renewing = await lockRenewing(tx, subscriptionId, periods)
      if (!renewing) return
      const { held, plan } = renewing
      const now = clock.now()
      const due = debitAt(held.end_date, now)
      const noticeKey = noticeKeyOf(plan)
      const message = {
        kind: 'debit-notice',
        subscriptionId: plan.id,
        amountCents: plan.price_cents,
        currency: plan.price_currency,
        on: dayInIndia(due),
      } as const
      await forgetUndone(tx, MESSAGE_JOB, messageKeys(noticeKey))
      await tellReader(tx, plan.reader_id, message, noticeKey, now)
      const debit: DebitJob = { subscriptionId, periods, planId: plan.id, tried: 0, noticeKey }
      await addJob(tx, { kind: DEBIT_JOB, key: job.key, payload: debit, runAt: due, now })
    })
  },
}
