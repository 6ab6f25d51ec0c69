import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { SANDBOX_WEBHOOK_DELAY_SECONDS, type SandboxOutcome } from '#contract/sandbox-gateway.ts'
import type { NewDelivery } from '#store/sandbox-gateway/deliveries.ts'
import { newId } from './bank.ts'

/** Something that the gateway tells of. */
export interface Happening {
  event: string
  /** Entities by their names. */
  about: Record<string, object>
  at: Date
}

/** When, how often and in which order the events of a payment are told, by the card that it was made with. */
export function deliveriesOf(
  happenings: readonly Happening[],
  outcome: SandboxOutcome,
): NewDelivery[] {
  const told = happenings.map(deliveryOf)
  switch (outcome) {
    case 'webhook-lost':
      return []
    case 'webhook-late':
      return told.map((one) => ({
        ...one,
        due_at: one.due_at + SANDBOX_WEBHOOK_DELAY_SECONDS * SECOND_MS,
      }))
    case 'webhook-three-times':
      return [...told, ...told, ...told]
    case 'captured-before-authorised':
      return told.toReversed()
    default:
      return told
  }
}

function deliveryOf({ event, about, at }: Happening): NewDelivery {
  const payload = Object.fromEntries(
    Object.entries(about).map(([name, entity]) => [name, { entity }]),
  )
  const body = {
    entity: 'event',
    account_id: 'acc_sandbox',
    event,
    contains: Object.keys(about),
    payload,
    created_at: Math.floor(at.getTime() / SECOND_MS),
  }
  return { event_id: newId('evt'), body: JSON.stringify(body), due_at: at.getTime() }
}

const MOST_TRIES = 10

/** An event that was not taken is told again, each time after twice as long: for about a day. */
export function retryAfter(tries: number): number | undefined {
  return tries < MOST_TRIES ? MINUTE_MS * 2 ** tries : undefined
}
