import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { SANDBOX_WEBHOOK_DELAY_SECONDS, type SandboxOutcome } from '#contract/sandbox-gateway.ts'
import type { NewDelivery } from '#store/sandbox-gateway/deliveries.ts'
import { newId } from './bank.ts'

/** An event that the sandbox sends as a webhook. */
export interface SandboxEvent {
  event: string
  /** Entities by their names. */
  entities: Record<string, object>
  at: Date
}

/** The card of a payment decides when, how often and in which order its events are sent. */
export function deliveriesOf(
  events: readonly SandboxEvent[],
  outcome: SandboxOutcome,
): NewDelivery[] {
  const deliveries = events.map(deliveryOf)
  switch (outcome) {
    case 'webhook-lost':
      return []
    case 'webhook-late':
      return deliveries.map((delivery) => ({
        ...delivery,
        due_at: delivery.due_at + SANDBOX_WEBHOOK_DELAY_SECONDS * SECOND_MS,
      }))
    case 'webhook-three-times':
      return [...deliveries, ...deliveries, ...deliveries]
    case 'captured-before-authorised':
      return deliveries.toReversed()
    default:
      return deliveries
  }
}

function deliveryOf({ event, entities, at }: SandboxEvent): NewDelivery {
  const payload = Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, { entity }]),
  )
  const body = {
    entity: 'event',
    account_id: 'acc_sandbox',
    event,
    contains: Object.keys(entities),
    payload,
    created_at: Math.floor(at.getTime() / SECOND_MS),
  }
  return { event_id: newId('evt'), body: JSON.stringify(body), due_at: at.getTime() }
}

const MAX_TRIES = 10

/** Exponential back-off for an event that was not accepted. Undefined after the last try. */
export function retryAfter(tries: number): number | undefined {
  return tries < MAX_TRIES ? MINUTE_MS * 2 ** tries : undefined
}
