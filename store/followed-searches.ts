import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import {
  FollowedSearch,
  MAX_FOLLOWED_SEARCHES,
  type NewFollowedSearch,
} from '#contract/followed-searches.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { districtWith } from '#domain/followed-searches/districts.ts'
import { followKey } from '#domain/followed-searches/followed-searches.ts'
import type { Database } from './database.ts'
import { lockReader } from './locks.ts'
import type { FollowedSearchTable } from './tables.ts'

/** The kind of the job that mails one reader. */
export const FOLLOWED_MAIL_JOB = 'followed-search-mail'

/** Newest first, without those that a link in a mail has stopped. */
export async function followedSearchesOf(
  db: Database,
  readerId: string,
  publisher: PublisherCode,
): Promise<FollowedSearch[]> {
  const rows = await db
    .selectFrom('followed_search')
    .selectAll()
    .where('reader_id', '=', readerId)
    .where('publisher', '=', publisher)
    .where('stopped_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toFollowedSearch)
}

interface Following extends Omit<NewFollowedSearch, 'kind'> {
  kind: FollowedSearch['kind']
  /** The Kannada name, if it has one beside `what`. */
  whatKn: string | null
}

/** Keeps one for each key. Undefined if the reader follows too many already. */
export async function followOnce(
  db: Database,
  readerId: string,
  { publisher, kind, what, whatKn }: Following,
  now: Date,
): Promise<FollowedSearch | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockReader(tx, readerId)
    const mine = await followedSearchesOf(tx, readerId, publisher)
    const match_key = followKey({ kind, what })
    const same = mine.find((one) => one.kind === kind && followKey(one) === match_key)
    if (same) return same
    if (mine.length >= MAX_FOLLOWED_SEARCHES) return undefined
    const row = { what, what_kn: whatKn, created_at: now.getTime(), stopped_at: null }
    const id = randomBytes(9).toString('base64url')
    const stored = await tx
      .insertInto('followed_search')
      .values({ id, reader_id: readerId, publisher, kind, match_key, ...row })
      .onConflict((conflict) =>
        conflict.columns(['reader_id', 'publisher', 'kind', 'match_key']).doUpdateSet(row),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    return toFollowedSearch(stored)
  })
}

export async function deleteFollowedSearch(
  db: Database,
  { readerId, id }: { readerId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('followed_search')
    .where('id', '=', id)
    .where('reader_id', '=', readerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** One followed search, or all of a reader with a title. */
export type StopScope = { id: string } | { readerId: string; publisher: PublisherCode }

/** Returns what was stopped. Stopping again changes nothing, and returns it again. */
export async function stopFollowed(
  db: Database,
  scope: StopScope,
  now: Date,
): Promise<FollowedSearch[]> {
  await db
    .updateTable('followed_search')
    .set({ stopped_at: now.getTime() })
    .where('id', 'in', idsOf(db, scope))
    .where('stopped_at', 'is', null)
    .execute()
  return lastStopped(db, scope)
}

/** Takes the last stop back. */
export async function resumeFollowed(db: Database, scope: StopScope): Promise<FollowedSearch[]> {
  const stopped = await lastStopped(db, scope)
  if (stopped.length === 0) return []
  const ids = stopped.map(({ id }) => id)
  await db.updateTable('followed_search').set({ stopped_at: null }).where('id', 'in', ids).execute()
  return stopped
}

async function lastStopped(db: Database, scope: StopScope): Promise<FollowedSearch[]> {
  const rows = await db
    .selectFrom('followed_search')
    .selectAll()
    .where('id', 'in', idsOf(db, scope))
    .where('stopped_at', 'is not', null)
    .orderBy('stopped_at', 'desc')
    .execute()
  return rows.filter(({ stopped_at }) => stopped_at === rows[0]?.stopped_at).map(toFollowedSearch)
}

function idsOf(db: Database, scope: StopScope) {
  const all = db.selectFrom('followed_search').select('id')
  if ('id' in scope) return all.where('id', '=', scope.id)
  return all.where('reader_id', '=', scope.readerId).where('publisher', '=', scope.publisher)
}

/** Readers of a title who follow something, in the order of their ids. */
export async function followersAfter(
  db: Database,
  { publisher, after, limit }: { publisher: PublisherCode; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('followed_search')
    .select('reader_id')
    .distinct()
    .where('publisher', '=', publisher)
    .where('reader_id', '>', after)
    .where('stopped_at', 'is', null)
    .orderBy('reader_id')
    .limit(limit)
    .execute()
  return rows.map(({ reader_id }) => reader_id)
}

interface DailyMail {
  readerId: string
  publisher: PublisherCode
  edition_date: IssueDate
}

/** False if the mail of the day was claimed before: it was sent, or its sender was killed while sending. */
export async function claimMail(
  db: Database,
  { readerId, publisher, edition_date }: DailyMail,
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('followed_search_mail')
    .values({ reader_id: readerId, publisher, edition_date, at: now.getTime() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** After the mail server has refused the mail. */
export async function releaseMail(
  db: Database,
  { readerId, publisher, edition_date }: DailyMail,
): Promise<void> {
  await db
    .deleteFrom('followed_search_mail')
    .where('reader_id', '=', readerId)
    .where('publisher', '=', publisher)
    .where('edition_date', '=', edition_date)
    .execute()
}

function toFollowedSearch(row: Selectable<FollowedSearchTable>): FollowedSearch {
  const { what, what_kn, created_at } = row
  return FollowedSearch.parse({
    ...row,
    ...(what_kn !== null && { names: { en: districtWith(what)?.names.en ?? what, kn: what_kn } }),
    created_at: new Date(created_at).toISOString(),
  })
}
