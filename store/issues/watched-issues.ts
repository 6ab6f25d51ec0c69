import type { Selectable } from 'kysely'
import { z } from 'zod'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import type { WatchedIssueTable } from './watched-issue-table.ts'

/** What a watched folder has of an issue and what it waits for. */
export const WatchProgress = z.object({
  /** Page numbers that have arrived and are in order. */
  pages: z.array(z.int()),
  /** The last page of the page plan, if there is one. */
  planned: z.int().exactOptional(),
  /** Pages of the page plan that have not arrived. */
  missing: z.array(z.int()),
  /** Files that are still being written. */
  incomplete: z.array(z.string()),
  /** Files that are not published until an editor decides. */
  questions: z.array(z.object({ file: z.string(), why: z.string() })),
  /** Why the last attempt to publish failed. */
  faults: z.array(z.string()),
})
export type WatchProgress = z.infer<typeof WatchProgress>

export const WatchedPage = z.object({ pageNo: z.int(), sha256: z.string() })
export type WatchedPage = z.infer<typeof WatchedPage>

export interface WatchedIssue extends IssueKey {
  /** The folder or bucket that is watched. */
  place: string
  state: 'waiting' | 'published'
  progress: WatchProgress
  /** The version that the watch published last, and its pages. */
  version: string | null
  published_pages: WatchedPage[]
  changed_at: number
  /** When the watch last looked, at most a minute late. */
  seen_at: number
}

export async function watchedIssue(
  db: Database,
  { publisher, date, edition }: IssueKey,
): Promise<WatchedIssue | undefined> {
  const row = await db
    .selectFrom('watched_issue')
    .selectAll()
    .where('publisher', '=', publisher)
    .where('date', '=', date)
    .where('edition', '=', edition)
    .executeTakeFirst()
  return row && toWatchedIssue(row)
}

/** Newest issues first. */
export async function watchedIssues(
  db: Database,
  publisher: PublisherCode,
): Promise<WatchedIssue[]> {
  const rows = await db
    .selectFrom('watched_issue')
    .selectAll()
    .where('publisher', '=', publisher)
    .orderBy('date', 'desc')
    .orderBy('edition')
    .execute()
  return rows.map(toWatchedIssue)
}

/** Of every title. */
export async function watchedIssuesOn(db: Database, date: IssueDate): Promise<WatchedIssue[]> {
  const rows = await db.selectFrom('watched_issue').selectAll().where('date', '=', date).execute()
  return rows.map(toWatchedIssue)
}

export async function saveWatchedIssue(db: Database, issue: WatchedIssue): Promise<void> {
  const { publisher, date, edition, ...facts } = issue
  const columns = {
    ...facts,
    progress: JSON.stringify(facts.progress),
    published_pages: JSON.stringify(facts.published_pages),
  }
  await db
    .insertInto('watched_issue')
    .values({ publisher, date, edition, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['publisher', 'date', 'edition']).doUpdateSet(columns),
    )
    .execute()
}

function toWatchedIssue(row: Selectable<WatchedIssueTable>): WatchedIssue {
  return {
    ...row,
    publisher: PublisherCode.parse(row.publisher),
    date: IssueDate.parse(row.date),
    progress: WatchProgress.parse(JSON.parse(row.progress)),
    published_pages: z.array(WatchedPage).parse(JSON.parse(row.published_pages)),
    changed_at: Number(row.changed_at),
    seen_at: Number(row.seen_at),
  }
}
