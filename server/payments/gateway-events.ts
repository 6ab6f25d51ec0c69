import { z } from 'zod'
import { eventApplied, gatewayEvent } from '#store/payments/gateway-events.ts'
import type { JobHandlers } from '../jobs/handlers.ts'
import type { GatewayEvent } from '../outside/gateway/gateway.ts'
import type { Services } from '../services.ts'
import { mandateRevoked } from '../subscriptions/mandate-revoked.ts'
import { disputeLost } from './dispute-lost.ts'
import { noteRefund } from './note-refund.ts'
import { settlePayment } from './settle.ts'
import { EVENT_JOB } from './webhook.ts'

const Payload = z.object({ provider: z.string(), eventId: z.string() })

/** Applies what the gateway told, after its request was answered. */
export const gatewayEventJobs: JobHandlers = {
  [EVENT_JOB]: async (services, payload) => {
    const { provider, eventId } = Payload.parse(payload)
    const { db, gateway, clock } = services
    const kept = await gatewayEvent(db, provider, eventId)
    if (!kept || kept.applied_at !== null || provider !== gateway.name) return
    const event = gateway.readEvent(JSON.parse(kept.body))
    if (event) await apply(services, event)
    await eventApplied(db, kept, clock.now())
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
      return disputeLost(services, event)
  }
}
