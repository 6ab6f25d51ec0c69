import type { Selectable } from 'kysely'
import type { PublisherCode } from '#contract/publisher.ts'
import type { SubscriptionStatus } from '#contract/subscriptions.ts'
import { LIVE_STATES } from '#domain/renewal.ts'
import type { Database } from './database.ts'
import type { SubscriptionTable } from './plan-tables.ts'

type Row = Selectable<SubscriptionTable>

export interface StoredSubscription extends Omit<Row, 'recurring' | 'early_access'> {
  recurring: boolean
  early_access: boolean
}

interface SubscriptionHolder {
  readerId: string
  publisher: PublisherCode
}

export async function insertSubscription(
  tx: Database,
  { recurring, early_access, ...rest }: StoredSubscription,
): Promise<void> {
  const flags = { recurring: recurring ? 1 : 0, early_access: early_access ? 1 : 0 }
  await tx
    .insertInto('subscription')
    .values({ ...rest, ...flags })
    .execute()
}

export async function subscriptionWith(
  db: Database,
  id: string,
): Promise<StoredSubscription | undefined> {
  const row = await db
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toSubscription(row)
}

export async function requireSubscription(db: Database, id: string): Promise<StoredSubscription> {
  const found = await subscriptionWith(db, id)
  if (!found) throw new Error(`There is no subscription ${id}`)
  return found
}

/** The reader's live subscription to a title. There is one at most. */
export async function liveSubscription(
  db: Database,
  holder: SubscriptionHolder,
): Promise<StoredSubscription | undefined> {
  const [live] = await subscriptionsIn(db, holder, LIVE_STATES)
  return live
}

/** A subscription and the reader's live one, in one query. They may be the same. */
export async function subscriptionBesideLive(
  db: Database,
  id: string,
  { readerId, publisher }: SubscriptionHolder,
): Promise<{ subscription: StoredSubscription; live: StoredSubscription | undefined }> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('reader_id', '=', readerId)
    .where(({ eb, or, and }) =>
      or([
        eb('id', '=', id),
        and([eb('publisher', '=', publisher), eb('state', 'in', LIVE_STATES)]),
      ]),
    )
    .execute()
  const found = rows.find((row) => row.id === id)
  if (!found) throw new Error(`There is no subscription ${id}`)
  const live = rows.find((row) => row.publisher === publisher && isLive(row))
  return { subscription: toSubscription(found), live: live && toSubscription(live) }
}

function isLive({ state }: Row): boolean {
  return LIVE_STATES.some((live) => live === state)
}

/** The subscription that replaces the live one when that ends. */
export async function scheduledSubscription(
  db: Database,
  holder: SubscriptionHolder,
): Promise<StoredSubscription | undefined> {
  const [scheduled] = await subscriptionsIn(db, holder, ['scheduled'])
  return scheduled
}

/** The reader's live and scheduled subscriptions to all titles. */
export async function runningSubscriptionsOf(
  db: Database,
  readerId: string,
): Promise<StoredSubscription[]> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('reader_id', '=', readerId)
    .where('state', 'in', [...LIVE_STATES, 'scheduled'])
    .orderBy('end_date', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toSubscription)
}

/** Newest first. */
export async function subscriptionsIn(
  db: Database,
  { readerId, publisher }: SubscriptionHolder,
  states: readonly SubscriptionStatus[],
): Promise<StoredSubscription[]> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('reader_id', '=', readerId)
    .where('publisher', '=', publisher)
    .where('state', 'in', states)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toSubscription)
}

type Changes = Partial<Omit<StoredSubscription, 'id' | 'reader_id' | 'recurring' | 'early_access'>>

export async function updateSubscription(
  tx: Database,
  { id }: Pick<StoredSubscription, 'id'>,
  changes: Changes,
): Promise<void> {
  await tx.updateTable('subscription').set(changes).where('id', '=', id).execute()
}

function toSubscription({ recurring, early_access, ...row }: Row): StoredSubscription {
  return { ...row, recurring: recurring === 1, early_access: early_access === 1 }
}

/** Number of readers with a live subscription to the title. */
export async function subscriberCount(db: Database, publisher: PublisherCode): Promise<number> {
  const { count } = await db
    .selectFrom('subscription')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('publisher', '=', publisher)
    .where('state', 'in', LIVE_STATES)
    .executeTakeFirstOrThrow()
  return count
}
