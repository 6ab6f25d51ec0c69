import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { SandboxDeliveryTable } from './tables.ts'

export type SandboxDelivery = Selectable<SandboxDeliveryTable>

export interface NewDelivery {
  event_id: string
  body: string
  due_at: number
}

/** Deliveries due at the same time are sent in this order. */
export async function addSandboxDeliveries(
  db: Database,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return
  const rows = deliveries.map((delivery, position) => ({
    ...delivery,
    id: randomUUID(),
    state: 'waiting' as const,
    position,
    tries: 0,
  }))
  await db.insertInto('sandbox_delivery').values(rows).execute()
}

/** The next waiting delivery, even if it is not due yet. */
export async function nextSandboxDelivery(db: Database): Promise<SandboxDelivery | undefined> {
  return db
    .selectFrom('sandbox_delivery')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('due_at')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

export async function finishSandboxDelivery(
  db: Database,
  id: string,
  state: 'delivered' | 'given-up',
): Promise<void> {
  await db.updateTable('sandbox_delivery').set({ state }).where('id', '=', id).execute()
}

export async function putOffSandboxDelivery(
  db: Database,
  { id, tries }: Pick<SandboxDelivery, 'id' | 'tries'>,
  until: Date,
): Promise<void> {
  await db
    .updateTable('sandbox_delivery')
    .set({ tries: tries + 1, due_at: until.getTime() })
    .where('id', '=', id)
    .execute()
}
