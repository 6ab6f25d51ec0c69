import { z } from 'zod'
import { isLive } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { lockReader } from '#store/locks.ts'
import {
  requireSubscription,
  type StoredSubscription,
  scheduledSubscription,
} from '#store/subscriptions.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { refundLeftOver } from '../ledger/request-refund.ts'
import type { Services } from '../services.ts'
import { turnOver } from './apply-payment.ts'
import { dropScheduled, end } from './end.ts'
import { beginGrace, GRACE_END_JOB } from './fail-debit.ts'
import { announceEnd } from './plan-reminders.ts'
import { renewingOf } from './renewing.ts'
import { PERIOD_END_JOB } from './schedule-period.ts'

const Payload = z.object({ subscriptionId: z.string(), periods: z.number().int() })

export const periodEndJobs: JobHandlers = {
  [PERIOD_END_JOB]: (services, payload) => atEnd(services, payload, endPeriod),
  [GRACE_END_JOB]: (services, payload) => atEnd(services, payload, endGrace),
}

type Ending = (tx: Database, held: StoredSubscription, now: Date) => Promise<void>

/** Does nothing if the subscription was renewed or has ended. */
async function atEnd(services: Services, payload: unknown, ending: Ending): Promise<void> {
  const { db, clock, readers } = services
  const { subscriptionId, periods } = Payload.parse(payload)
  const { reader_id } = await requireSubscription(db, subscriptionId)
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, reader_id)
    const held = await requireSubscription(tx, subscriptionId)
    if (held.periods === periods && isLive(held.state)) await ending(tx, held, clock.now())
  })
  readers.forget(reader_id)
}

async function endPeriod(tx: Database, held: StoredSubscription, now: Date): Promise<void> {
  const { reader_id: readerId, publisher, state } = held
  const next = await scheduledSubscription(tx, { readerId, publisher })
  if (next && next.periods > 0) return turnOver(tx, held, next, now)
  if (state === 'in_grace') return
  // The debit or its outcome is still pending: the paper stays open until it is known.
  if (await renewingOf(tx, held)) return beginGrace(tx, held, now)
  await expire(tx, held, now)
}

async function endGrace(tx: Database, held: StoredSubscription, now: Date): Promise<void> {
  if (held.state === 'in_grace') await expire(tx, held, now)
}

/** Ends a plan that was not renewed. */
export async function expire(tx: Database, held: StoredSubscription, now: Date): Promise<void> {
  await end(tx, held, 'expired', now)
  await refundLeftOver(tx, await dropScheduled(tx, held, 'failed', now), now)
  await announceEnd(tx, held, now)
}
