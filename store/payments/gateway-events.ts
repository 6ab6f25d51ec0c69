import type { Selectable } from 'kysely'
import { withoutPayer } from '#domain/gateway-event-body.ts'
import type { Database } from '../database.ts'
import type { GatewayEventTable } from './tables.ts'

export type StoredGatewayEvent = Selectable<GatewayEventTable>

/** False when the event was received before. */
export async function insertGatewayEvent(
  tx: Database,
  event: Omit<StoredGatewayEvent, 'applied_at' | 'reader_id'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('gateway_event')
    .values({ ...event, applied_at: null, reader_id: null })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function gatewayEvent(
  db: Database,
  gateway: string,
  eventId: string,
): Promise<StoredGatewayEvent | undefined> {
  return db
    .selectFrom('gateway_event')
    .selectAll()
    .where('provider', '=', gateway)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
}

export async function markEventApplied(
  db: Database,
  { provider, event_id }: Pick<StoredGatewayEvent, 'provider' | 'event_id'>,
  { readerId, at }: { readerId: string | undefined; at: Date },
): Promise<void> {
  await db
    .updateTable('gateway_event')
    .set({ applied_at: at.getTime(), reader_id: readerId ?? null })
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .execute()
}

/** Events that name one of the contacts and belong to no reader: not applied, or applied by an earlier release. */
export async function eventsByContact(
  db: Database,
  contacts: readonly string[],
): Promise<StoredGatewayEvent[]> {
  if (contacts.length === 0) return []
  const rows = await db
    .selectFrom('gateway_event')
    .selectAll()
    .where('reader_id', 'is', null)
    .where(({ eb, or }) => or(contacts.map((contact) => eb('body', 'like', `%${contact}%`))))
    .execute()
  return rows.filter(({ body }) => contacts.some((contact) => body.includes(contact)))
}

/** Removes the payer's data from the event's body. */
export async function removePayer(
  tx: Database,
  { provider, event_id, body }: StoredGatewayEvent,
): Promise<void> {
  await tx
    .updateTable('gateway_event')
    .set({ body: JSON.stringify(withoutPayer(JSON.parse(body))) })
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .execute()
}

export async function eventsOfReader(
  db: Database,
  readerId: string,
): Promise<StoredGatewayEvent[]> {
  return db.selectFrom('gateway_event').selectAll().where('reader_id', '=', readerId).execute()
}
