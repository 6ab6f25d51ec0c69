import { DAY_MS } from '#contract/durations.ts'
import { receiveGatewayEvent } from '#contract/payments.ts'
import { API_BASE } from '#contract/route.ts'
import { isLive } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { isSandbox } from '../integrations/gateway/sandbox/sandbox-gateway.ts'
import { faultsInBooks } from './books-testing.ts'
import type { Member, Shop } from './testing.ts'

/** Holds the gateway's events back; the test delivers them late, repeatedly, in any order or never. */
export interface WithheldEvents {
  deliver(which: number): Promise<void>
}

export function withholdEvents({ app, services: { gateway } }: Shop): WithheldEvents {
  if (!isSandbox(gateway)) throw new Error('No sandbox')
  const events: { body: string; headers: Record<string, string> }[] = []
  gateway.sendEventsTo(async (body, headers) => {
    events.push({ body, headers })
    return Response.json({})
  })
  return {
    deliver: async (which) => {
      const event = events[which % Math.max(1, events.length)]
      if (!event) return
      await app.request(API_BASE + receiveGatewayEvent.path, { method: 'POST', ...event })
    },
  }
}

/** Long enough for reconciliation to find payments without an event. */
const RECONCILIATION_MS = 6 * DAY_MS

/** Faults in the books after all jobs have run. */
export async function faultsAfterAll(shop: Shop, member: Member): Promise<string[]> {
  const { clock, services } = shop
  const rest = new Date(clock.now().getTime() + RECONCILIATION_MS)
  await shop.passUntil(rest.toISOString())
  return [
    ...(await faultsInBooks(services.db)),
    ...(await faultsAgainstGateway(services.db)),
    ...(await faultsInAccess(shop, member)),
  ]
}

/** The gateway's payments and refunds equal our books. */
export async function faultsAgainstGateway(db: Database): Promise<string[]> {
  const faults: string[] = []
  const captured = await db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('state', '=', 'captured')
    .execute()
  for (const { id } of captured) {
    const ours = await db
      .selectFrom('payment')
      .select('use')
      .where('provider_payment_id', '=', id)
      .executeTakeFirst()
    if (!ours?.use) faults.push(`${id} was captured, and is neither a subscription nor a refund`)
  }
  const periods = await db
    .selectFrom('payment')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'payment.attempt_id')
    .innerJoin('subscription', 'subscription.id', 'payment_attempt.subscription_id')
    .select(['subscription.id', 'subscription.periods'])
    .where('payment.use', '=', 'subscription')
    .execute()
  for (const { id, periods: paidFor } of periods) {
    const paid = periods.filter((one) => one.id === id).length
    if (paid !== paidFor) faults.push(`${id} has ${paidFor} periods for ${paid} payments`)
  }
  return faults
}

/** Exactly the readers with a live plan have access. */
async function faultsInAccess({ services }: Shop, { readerId }: Member): Promise<string[]> {
  const all = await services.db
    .selectFrom('subscription')
    .selectAll()
    .where('reader_id', '=', readerId)
    .execute()
  const live = all.filter(({ state }) => isLive(state))
  const { kind } = await services.readers.of(readerId)
  const faults = live.length > 1 ? [`${live.length} plans are live at once`] : []
  if ((kind === 'subscriber') !== (live.length === 1)) faults.push(`${kind} with ${live.length}`)
  return faults
}
