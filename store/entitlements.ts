import { randomUUID } from 'node:crypto'
import type { PublisherCode } from '#contract/publisher.ts'
import type { EntitlementPeriod } from '#domain/entitlement.ts'
import { readersWithLoginMethods } from './auth/login-methods.ts'
import type { Database } from './database.ts'

export type EntitlementSource = 'complimentary' | 'subscription'

export interface StoredEntitlement extends EntitlementPeriod {
  source: EntitlementSource
}

/** The reader's current and future entitlements, oldest first. One of a subscription opens the subscription's title. */
export async function entitlementsOf(
  db: Database,
  readerId: string,
  now: Date,
): Promise<StoredEntitlement[]> {
  const rows = await current(db, now).where('entitlement.reader_id', '=', readerId).execute()
  return rows.map(toEntitlement)
}

/** What several readers may open, by reader id. Erased readers are missing, because they have no login method. */
export async function entitlementsOfReaders(
  db: Database,
  readerIds: readonly string[],
  now: Date,
): Promise<Map<string, StoredEntitlement[]>> {
  const rows = await current(db, now).where('entitlement.reader_id', 'in', readerIds).execute()
  const found = new Map<string, StoredEntitlement[]>()
  for (const row of rows) {
    const earlier = found.get(row.reader_id) ?? []
    found.set(row.reader_id, [...earlier, toEntitlement(row)])
  }
  const others = readerIds.filter((id) => !found.has(id))
  for (const id of await readersWithLoginMethods(db, others)) found.set(id, [])
  return found
}

function current(db: Database, now: Date) {
  return db
    .selectFrom('entitlement')
    .leftJoin('subscription', 'subscription.id', 'entitlement.subscription_id')
    .select(['entitlement.reader_id', 'entitlement.source', 'entitlement.archival_access'])
    .select(['entitlement.early_access', 'entitlement.starts_at', 'entitlement.ends_at'])
    .select('subscription.publisher')
    .where(({ eb, or }) =>
      or([eb('entitlement.ends_at', 'is', null), eb('entitlement.ends_at', '>', now.getTime())]),
    )
    .orderBy('entitlement.starts_at')
    .orderBy('entitlement.id')
}

interface EntitlementRow {
  source: EntitlementSource
  archival_access: number
  early_access: number
  starts_at: number
  ends_at: number | null
  publisher: PublisherCode | null
}

function toEntitlement(row: EntitlementRow): StoredEntitlement {
  return {
    source: row.source,
    archival_access: row.archival_access,
    early_access: row.early_access === 1,
    starts_at: new Date(row.starts_at),
    ends_at: row.ends_at === null ? null : new Date(row.ends_at),
    publisher: row.publisher,
  }
}

export async function insertEntitlement(
  db: Database,
  readerId: string,
  { source, archival_access, early_access, starts_at, ends_at }: StoredEntitlement,
): Promise<void> {
  await db
    .insertInto('entitlement')
    .values({
      id: randomUUID(),
      reader_id: readerId,
      source,
      archival_access,
      early_access: early_access ? 1 : 0,
      starts_at: starts_at.getTime(),
      ends_at: ends_at?.getTime() ?? null,
    })
    .execute()
}

/** Replaces the reader's complimentary access: they have one at most. Call it in a transaction. */
export async function grantComplimentary(
  tx: Database,
  readerId: string,
  granted: EntitlementPeriod,
): Promise<void> {
  await revokeComplimentary(tx, readerId, granted.starts_at)
  await insertEntitlement(tx, readerId, { ...granted, source: 'complimentary' })
}

/** Ends complimentary access, not what was paid for. False when the reader had none. */
export async function revokeComplimentary(
  db: Database,
  readerId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('entitlement')
    .set({ ends_at: now.getTime() })
    .where('reader_id', '=', readerId)
    .where('source', '=', 'complimentary')
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now.getTime())]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Adds the entitlement of a subscription. It takes effect at `starts_at`. */
export async function addSubscriptionEntitlement(
  tx: Database,
  readerId: string,
  subscriptionId: string,
  { archival_access, early_access, starts_at, ends_at }: EntitlementPeriod,
): Promise<void> {
  await tx
    .insertInto('entitlement')
    .values({
      id: randomUUID(),
      reader_id: readerId,
      source: 'subscription',
      archival_access,
      early_access: early_access ? 1 : 0,
      starts_at: starts_at.getTime(),
      ends_at: ends_at?.getTime() ?? null,
      subscription_id: subscriptionId,
    })
    .execute()
}

/** Changes when the entitlement of a subscription ends. */
export async function endSubscriptionEntitlement(
  tx: Database,
  subscriptionId: string,
  end: Date,
): Promise<void> {
  await tx
    .updateTable('entitlement')
    .set({ ends_at: end.getTime() })
    .where('subscription_id', '=', subscriptionId)
    .execute()
}
