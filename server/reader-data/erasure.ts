import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { ERASURE_DAYS } from '#contract/reader-data.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { recordSecurityEvent } from '#store/auth/sessions.ts'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/jobs.ts'
import { lockReader } from '#store/locks.ts'
import {
  deleteErasureRequest,
  type ErasureRequest,
  erasureRequestOf,
  saveErasureRequest,
} from '#store/reader-data/erasure-requests.ts'
import { runningSubscriptionsOf } from '#store/subscriptions.ts'
import { ProblemError } from '../http/problem-error.ts'
import { notifyReader } from '../notifications/notification.ts'
import type { Services } from '../services.ts'
import { stopAllRenewals } from '../subscriptions/cancel.ts'

export const ERASE_JOB = 'erase-account'

export const EraseJob = z.object({
  readerId: z.string(),
  requestedAt: z.number(),
  /** The title at whose address the reader asked; undefined if the account is deleted because nobody used it. */
  publisher: PublisherCode.optional(),
})

interface Caller {
  readerId: string
  sessionHandle: string
  addressPrefix: string | null
}

/** Does nothing if a request is already pending, so that its day does not move. */
export async function requestErasure(
  { db, clock, readers, config: { publisher } }: Services,
  caller: Caller,
  { giveUpPlans }: { giveUpPlans: boolean },
): Promise<void> {
  const now = clock.now()
  const { readerId } = caller
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, readerId)
    if ((await erasureRequestOf(tx, readerId))?.reason === 'reader') return
    const plans = await runningSubscriptionsOf(tx, readerId)
    if (plans.length > 0 && !giveUpPlans) {
      throw new ProblemError('plan-running', 'A plan is running. Give it up, or wait for its end.')
    }
    await stopAllRenewals(tx, readerId, now)
    const due_at = now.getTime() + ERASURE_DAYS * DAY_MS
    const requested_at = now.getTime()
    const request = { reader_id: readerId, reason: 'reader', requested_at, due_at } as const
    await scheduleErasure(tx, request, publisher)
    await recordEvent(tx, 'erasure-requested', caller, now)
  })
  readers.forget(readerId)
}

/** Runs in the caller's transaction, which has locked the reader. Notifies the reader of the day. */
export async function scheduleErasure(
  tx: Database,
  request: ErasureRequest,
  publisher?: PublisherCode,
): Promise<void> {
  const { reader_id: readerId, reason, requested_at: requestedAt, due_at } = request
  const key = `${readerId}:${requestedAt}`
  const now = new Date(requestedAt)
  await saveErasureRequest(tx, request)
  const payload: z.infer<typeof EraseJob> = { readerId, requestedAt, publisher }
  await addJob(tx, { kind: ERASE_JOB, key, payload, runAt: new Date(due_at), now, readerId })
  const kind = reason === 'reader' ? 'erasure-requested' : 'account-inactive'
  const message = { kind, on: dayInIndia(new Date(due_at)), publisher } as const
  await notifyReader(tx, readerId, message, `${kind}:${key}`, now)
}

/** Plans that the reader gave up run until their end and do not renew. */
export async function cancelErasure(
  { db, clock, config: { publisher } }: Services,
  caller: Caller,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, caller.readerId)
    if (!(await withdrawErasure(tx, caller.readerId, { now, publisher }))) return
    await recordEvent(tx, 'erasure-cancelled', caller, now)
  })
}

/** Runs in the caller's transaction, which has locked the reader. False if no request was pending. */
export async function withdrawErasure(
  tx: Database,
  readerId: string,
  { now, publisher }: { now: Date; publisher: PublisherCode | undefined },
): Promise<boolean> {
  if (!(await deleteErasureRequest(tx, readerId))) return false
  const message = { kind: 'erasure-cancelled', publisher } as const
  await notifyReader(tx, readerId, message, `${message.kind}:${readerId}:${now.getTime()}`, now)
  return true
}

async function recordEvent(
  tx: Database,
  kind: 'erasure-requested' | 'erasure-cancelled',
  { readerId, sessionHandle, addressPrefix }: Caller,
  now: Date,
): Promise<void> {
  await recordSecurityEvent(tx, {
    kind,
    reader_id: readerId,
    session_handle: sessionHandle,
    address_prefix: addressPrefix,
    at: now.getTime(),
  })
}
