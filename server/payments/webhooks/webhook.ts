import { createHash } from 'node:crypto'
import { z } from 'zod'
import { HOUR_MS, SECOND_MS } from '#contract/durations.ts'
import { receiveGatewayEvent } from '#contract/payments.ts'
import { addJob } from '#store/jobs.ts'
import {
  gatewayEvent,
  insertGatewayEvent,
  markEventApplied,
  type StoredGatewayEvent,
} from '#store/payments/gateway-events.ts'
import type { App } from '../../http/app.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { serve } from '../../http/serve.ts'
import type { GatewayEvent } from '../../integrations/gateway/gateway.ts'
import { DropJob, type JobHandlers, PostponeJob } from '../../jobs/job-handler.ts'
import type { Services } from '../../services.ts'
import { mandateRevoked } from '../../subscriptions/cancel.ts'
import { disputeLost, noteRefund } from '../refunds/gateway-refunds.ts'
import { settlePayment } from '../settle.ts'
import { confirmEvent, mayChangeBooks, readerOfEvent } from './confirm-event.ts'

const EVENT_JOB = 'gateway-event'

/** Stores each event of the gateway once and answers. A job applies it. */
export function webhookRoutes(app: App, { db, gateway, clock }: Services): void {
  serve(app, receiveGatewayEvent, async ({ body, headers, context }) => {
    const raw = await context.req.text()
    const signature = headers['x-razorpay-signature'] ?? ''
    if (!gateway.isEventSigned(raw, signature)) throw new ProblemError('invalid-signature')
    const eventId =
      headers['x-razorpay-event-id'] ?? createHash('sha256').update(raw).digest('base64url')
    const provider = gateway.name
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      const event = { provider, event_id: eventId, event: body.event, body: raw }
      const isNew = await insertGatewayEvent(tx, { ...event, received_at: now.getTime() })
      if (!isNew) return
      await addJob(tx, {
        kind: EVENT_JOB,
        key: `${provider}:${eventId}`,
        payload: { provider, eventId },
        runAt: now,
        now,
      })
    })
    return {}
  })
}

const Payload = z.object({ provider: z.string(), eventId: z.string() })

/** The gateway's API may lag behind its events. An event that it does not confirm in this time is dropped. */
const CONFIRM_WITHIN_MS = HOUR_MS
const FIRST_RETRY_MS = 30 * SECOND_MS

/** Applies a stored event, after the gateway's API has confirmed it. */
export const gatewayEventJobs: JobHandlers = {
  [EVENT_JOB]: async (services, payload) => {
    const { provider, eventId } = Payload.parse(payload)
    const { db, gateway, clock } = services
    const stored = await gatewayEvent(db, provider, eventId)
    if (!stored || stored.applied_at !== null || provider !== gateway.name) return
    const event = gateway.readEvent(JSON.parse(stored.body))
    if (event && (await mayChangeBooks(services, event))) {
      const confirmed = await confirmEvent(services, event)
      if (!confirmed) throw unconfirmed(services, stored, event.kind)
      await apply(services, confirmed)
    }
    const readerId = event && (await readerOfEvent(services, event))
    await markEventApplied(db, stored, { readerId, at: clock.now() })
  },
}

async function apply(services: Services, event: GatewayEvent): Promise<void> {
  switch (event.kind) {
    case 'payment':
      await settlePayment(services, event.payment)
      return
    case 'refund':
      return noteRefund(services, event.refund)
    case 'mandate-revoked':
      return mandateRevoked(services, event.tokenId)
    case 'dispute-lost':
      return disputeLost(services, event.dispute)
  }
}

/** The wait doubles with the event's age: 30 s, 30 s, 1 min, 2 min and so on. */
function unconfirmed(
  { clock, log }: Services,
  { event_id, received_at }: StoredGatewayEvent,
  kind: GatewayEvent['kind'],
): PostponeJob | DropJob {
  const now = clock.now().getTime()
  const age = now - received_at
  const why = 'the gateway does not confirm the event'
  log('warn', 'gateway event not confirmed', { kind, error: event_id })
  if (age < CONFIRM_WITHIN_MS)
    return new PostponeJob(new Date(now + Math.max(age, FIRST_RETRY_MS)), why)
  log('error', 'gateway event given up', { kind, error: event_id })
  return new DropJob(why)
}
