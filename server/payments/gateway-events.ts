import { z } from 'zod'
import { HOUR_MS, SECOND_MS } from '#contract/durations.ts'
import {
  gatewayEvent,
  markEventApplied,
  type StoredGatewayEvent,
} from '#store/payments/gateway-events.ts'
import type { GatewayEvent } from '../integrations/gateway/gateway.ts'
import { Dropped } from '../jobs/dropped.ts'
import type { JobHandlers } from '../jobs/handlers.ts'
import { Postponed } from '../jobs/postponed.ts'
import type { Services } from '../services.ts'
import { mandateRevoked } from '../subscriptions/mandate-revoked.ts'
import { confirmEvent } from './confirm-event.ts'
import { disputeLost } from './dispute-lost.ts'
import { mayChangeBooks } from './event-changes.ts'
import { noteRefund } from './note-refund.ts'
import { readerOfEvent } from './reader-of-event.ts'
import { settlePayment } from './settle.ts'
import { EVENT_JOB } from './webhook.ts'

const Payload = z.object({ provider: z.string(), eventId: z.string() })

/** The gateway's API may lag behind its events; an event that it never confirms is given up. */
const CONFIRM_WITHIN_MS = HOUR_MS
const FIRST_RETRY_MS = 30 * SECOND_MS

/** Applies an event after its request was answered: never by its own word, always by the gateway's API. */
export const gatewayEventJobs: JobHandlers = {
  [EVENT_JOB]: async (services, payload) => {
    const { provider, eventId } = Payload.parse(payload)
    const { db, gateway, clock } = services
    const kept = await gatewayEvent(db, provider, eventId)
    if (!kept || kept.applied_at !== null || provider !== gateway.name) return
    const event = gateway.readEvent(JSON.parse(kept.body))
    if (event && (await mayChangeBooks(services, event))) {
      const confirmed = await confirmEvent(services, event)
      if (!confirmed) throw unconfirmed(services, kept, event.kind)
      await apply(services, confirmed)
    }
    const readerId = event && (await readerOfEvent(services, event))
    await markEventApplied(db, kept, { readerId, at: clock.now() })
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
): Postponed | Dropped {
  const now = clock.now().getTime()
  const age = now - received_at
  const why = 'the gateway does not confirm the event'
  log('warn', 'gateway event not confirmed', { kind, error: event_id })
  if (age < CONFIRM_WITHIN_MS)
    return new Postponed(new Date(now + Math.max(age, FIRST_RETRY_MS)), why)
  log('error', 'gateway event given up', { kind, error: event_id })
  return new Dropped(why)
}
