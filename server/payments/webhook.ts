import { receiveGatewayEvent } from '#contract/payments.ts'
import { insertGatewayEvent } from '#store/payments/gateway-events.ts'
import { addJob } from '#store/payments/jobs.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { hashOf } from './hash.ts'

export const EVENT_JOB = 'gateway-event'

/** Takes in what the gateway tells, once for each event, and answers; it is applied afterwards. */
export function webhookRoutes(app: App, { db, gateway, clock }: Services): void {
  serve(app, receiveGatewayEvent, async ({ body, headers, context }) => {
    const raw = await context.req.text()
    const signature = headers['x-razorpay-signature'] ?? ''
    if (!gateway.isEventSigned(raw, signature)) throw new ProblemError('invalid-signature')
    const eventId = headers['x-razorpay-event-id'] ?? hashOf(raw)
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
