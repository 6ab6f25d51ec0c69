import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import { lockReader } from '#store/locks.ts'
import { refundWith, type StoredRefund } from '#store/payments/refunds.ts'
import {
  type GatewayRefund,
  GatewayRefusal,
  GatewaySilence,
} from '../../integrations/gateway/gateway.ts'
import { type JobHandlers, PostponeJob } from '../../jobs/job-handler.ts'
import { REFUND_JOB } from '../../ledger/ledger.ts'
import type { Services } from '../../services.ts'
import { findAtGateway, noteRefund, paymentOf, refundKey } from './gateway-refunds.ts'
import { failTry, leaveToOperator } from './refunds.ts'

const Payload = z.object({ refundId: z.string() })

const CHECK_INTERVAL_MS = DAY_MS
/** A refund that an operator sent again may take this long before it counts as overdue. */
const RETRY_PATIENCE_MS = 7 * DAY_MS
/** Tries with back-off while the gateway does not answer, about half a day; after that, daily. */
const SILENT_TRIES = 12

export const refundJobs: JobHandlers = {
  [REFUND_JOB]: async (services, payload, job) => {
    const { refundId } = Payload.parse(payload)
    const refund = await refundWith(services.db, refundId)
    if (!refund || needsNoJob(refund)) return
    try {
      const seen = await findOrSend(services, refund)
      if (seen) await noteRefund(services, seen)
    } catch (error) {
      if (!(error instanceof GatewaySilence) || job.tries < SILENT_TRIES) throw error
    }
    await followUp(services, refundId)
  },
}

/** Looks the refund up before sending it: a second key would pay it twice. */
async function findOrSend(
  services: Services,
  refund: StoredRefund,
): Promise<GatewayRefund | undefined> {
  const found = await findAtGateway(services, refund)
  if (found || refund.state === 'submitted') return found
  const { provider_payment_id: paymentId } = await paymentOf(services.db, refund)
  const { amount_cents: amountCents } = refund
  try {
    return await services.gateway.refund({ paymentId, amountCents, key: refundKey(refund) })
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    await countRefusal(services, refund, error.message)
    return undefined
  }
}

/** Counts the refusal, unless the gateway confirmed the refund meanwhile. */
async function countRefusal(
  services: Services,
  sent: StoredRefund,
  failure: string,
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    await lockReader(tx, sent.reader_id)
    const refund = await refundWith(tx, sent.id)
    const isSameTry = refund?.state === sent.state && refund.tries === sent.tries
    if (isSameTry) await failTry(tx, refund, { failure }, services)
  })
}

async function followUp(services: Services, refundId: string): Promise<void> {
  const { db, clock } = services
  const refund = await refundWith(db, refundId)
  if (!refund || needsNoJob(refund)) return
  const now = clock.now()
  if (!isOverdue(refund, now)) {
    throw new PostponeJob(
      new Date(now.getTime() + CHECK_INTERVAL_MS),
      `the refund is ${refund.state}`,
    )
  }
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, refund.reader_id)
    const current = await refundWith(tx, refundId)
    if (current && !needsNoJob(current)) await leaveToOperator(tx, current, services)
  })
}

function needsNoJob({ state }: StoredRefund): boolean {
  return state === 'processed' || state === 'manual'
}

/** A failed refund is never overdue, because it is sent again. One without a result is overdue after its due day. */
function isOverdue({ state, due_at, retried_at }: StoredRefund, now: Date): boolean {
  const latest = Math.max(due_at, (retried_at ?? 0) + RETRY_PATIENCE_MS)
  return state !== 'failed' && now.getTime() > latest
}
