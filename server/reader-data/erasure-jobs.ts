import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { addAuditEntry } from '#store/audit.ts'
import { type Contacts, contactsOf } from '#store/auth/contacts.ts'
import type { Database } from '#store/database.ts'
import { addJobs, clearPayload } from '#store/jobs.ts'
import { lockReader } from '#store/locks.ts'
import { eraseReader } from '#store/reader-data/erase-reader.ts'
import {
  deleteErasureRequest,
  type ErasureRequest,
  erasureObstacleOf,
  erasureRequestOf,
  wasUsedSince,
} from '#store/reader-data/erasure-requests.ts'
import { runningSubscriptionsOf } from '#store/subscriptions.ts'
import { DropJob, type JobHandlers, PostponeJob } from '../jobs/job-handler.ts'
import { accountFacts } from '../notifications/facts.ts'
import { Channel } from '../notifications/notification.ts'
import { sendByMail, sendBySms } from '../notifications/notification-jobs.ts'
import { erasureDoneWording } from '../notifications/words/erasure.ts'
import { endAllPlans, renews } from '../subscriptions/cancel.ts'
import { servicesOfTitle } from '../titles/titles.ts'
import { ERASE_JOB, EraseJob, withdrawErasure } from './erasure.ts'

const ERASURE_NOTICE_JOB = 'erasure-notice'

/** Holds the only copy of a contact after the erasure. The payload is cleared when the notice is sent. */
const ErasureNotice = z.object({
  channel: Channel,
  to: z.string(),
  publisher: PublisherCode.optional(),
})
type ErasureNotice = z.infer<typeof ErasureNotice>

/** With the back-off of run-jobs.ts these take about a day. */
const NOTICE_TRIES = 12

export const erasureJobs: JobHandlers = {
  /** Runs in one transaction: after a crash the account is unchanged and the job runs again. */
  [ERASE_JOB]: async ({ db, clock, readers }, payload) => {
    const { readerId, requestedAt, publisher } = EraseJob.parse(payload)
    await db.transaction().execute(async (tx) => {
      await lockReader(tx, readerId)
      const request = await erasureRequestOf(tx, readerId)
      if (request?.requested_at !== requestedAt) return
      await executeRequest(tx, request, { now: clock.now(), publisher })
    })
    readers.forget(readerId)
  },

  [ERASURE_NOTICE_JOB]: async (anyTitle, payload, { key, tries }) => {
    const { channel, to, publisher } = ErasureNotice.parse(payload)
    const services = servicesOfTitle(anyTitle, publisher)
    const facts = accountFacts(services, undefined)
    const composed = { facts, wording: erasureDoneWording(facts) }
    const sms = { to, kind: 'erasure-done', isOnlyChannel: false } as const
    try {
      await (channel === 'email'
        ? sendByMail(services, to, composed, key)
        : sendBySms(services, sms, composed))
    } catch (error) {
      if (!(error instanceof DropJob) && tries < NOTICE_TRIES) throw error
      await clearPayload(services.db, ERASURE_NOTICE_JOB, key)
      throw new DropJob('the notice of an erasure could not be sent')
    }
    await clearPayload(services.db, ERASURE_NOTICE_JOB, key)
  },
}

async function executeRequest(
  tx: Database,
  request: ErasureRequest,
  moment: { now: Date; publisher: PublisherCode | undefined },
): Promise<void> {
  const { now, publisher } = moment
  const { reader_id: readerId, reason, requested_at } = request
  if (reason === 'inactive' && (await wasUsedSince(tx, readerId, requested_at))) {
    await deleteErasureRequest(tx, readerId)
    return
  }
  const plans = await runningSubscriptionsOf(tx, readerId)
  if (plans.some((plan) => renews(plan) || plan.created_at > requested_at)) {
    // The reader has bought or resumed a plan since the request, so the account is in use.
    await withdrawErasure(tx, readerId, moment)
    return
  }
  await endAllPlans(tx, readerId, now)
  const unfinished = await erasureObstacleOf(tx, readerId, now)
  if (unfinished) {
    throw new PostponeJob(new Date(now.getTime() + DAY_MS), `a ${unfinished.kind} is not finished`)
  }
  const contacts = await contactsOf(tx, readerId)
  const keptRows = await eraseReader(tx, readerId, now)
  await addAuditEntry(tx, {
    who: reason === 'reader' ? 'the reader' : 'retention',
    what: 'erase',
    why: `Requested on ${new Date(requested_at).toISOString()}`,
    readerId,
    details: { kept: keptRows },
    at: now,
  })
  await addNotices(tx, { ...contacts, publisher }, now)
}

async function addNotices(
  tx: Database,
  { email, phone, publisher }: Contacts & Pick<ErasureNotice, 'publisher'>,
  now: Date,
): Promise<void> {
  const notices: ErasureNotice[] = [
    ...(email === undefined ? [] : [{ channel: 'email' as const, to: email, publisher }]),
    ...(phone === undefined ? [] : [{ channel: 'sms' as const, to: phone, publisher }]),
  ]
  await addJobs(
    tx,
    notices.map((payload) => ({
      kind: ERASURE_NOTICE_JOB,
      key: randomUUID(),
      payload,
      runAt: now,
      now,
    })),
  )
}
