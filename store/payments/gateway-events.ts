import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { GatewayEventTable } from './tables.ts'

export type StoredGatewayEvent = Selectable<GatewayEventTable>

/** False when it was told before. */
export async function keepGatewayEvent(
  tx: Database,
  event: Omit<StoredGatewayEvent, 'applied_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('gateway_event')
    .values({ ...event, applied_at: null })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function gatewayEvent(
  db: Database,
  provider: string,
  eventId: string,
): Promise<StoredGatewayEvent | undefined> {
  return db
    .selectFrom('gateway_event')
    .selectAll()
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
}

export async function eventApplied(
  db: Database,
  { provider, event_id }: Pick<StoredGatewayEvent, 'provider' | 'event_id'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('gateway_event')
    .set({ applied_at: now.getTime() })
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .execute()
}
