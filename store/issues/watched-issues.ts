import type { ExpressionBuilder, Selectable } from 'kysely'
import { z } from 'zod'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { locked } from '../locks.ts'
import type { Tables } from '../tables.ts'
import type { WatchedIssueTable } from './watched-issue-table.ts'

export const WatchedPage = z.object({ pageNo: z.int(), sha256: z.string() })
export type WatchedPage = z.infer<typeof WatchedPage>

export const WatchQuestion = z.object({
  file: z.string(),
  /** A sentence that says what is wrong, and what would happen or what to do. */
  why: z.string(),
  /** The pages that are held; none if it is uncertain which page the file is. */
  pages: z.array(z.int()).default([]),
})
export type WatchQuestion = z.input<typeof WatchQuestion>

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
  questions: z.array(WatchQuestion),
  /** The pages that are not published until their questions are answered. */
  held: z.array(WatchedPage).default([]),
  /** Why the last attempt to publish failed. */
  faults: z.array(z.string()),
})
export type WatchProgress = z.infer<typeof WatchProgress>

export interface WatchedIssue extends IssueKey {
  /** The folder or bucket that is watched. */
  place: string
  state: 'waiting' | 'published'
  progress: WatchProgress
  /** The version that the watch published last, and its pages. */
  version: string | null
  published_pages: WatchedPage[]
  /** Pages that an editor publishes in spite of a question. */
  accepted_pages: WatchedPage[]
  changed_at: number
  /** When the watch last looked, at most a minute late. */
  seen_at: number
}

export async function watchedIssue(db: Database, key: IssueKey): Promise<WatchedIssue | undefined> {
  const row = await db
    .selectFrom('watched_issue')
    .selectAll()
    .where(ofIssue(key))
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
  // `acceptPages` writes the accepted pages, maybe at the same time.
  const { publisher, date, edition, accepted_pages: _, ...facts } = issue
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

/** Lets a watch publish pages in spite of their questions. A page that is sent again with other content is asked about again. */
export async function acceptPages(
  db: Database,
  key: IssueKey,
  pages: readonly WatchedPage[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const query = transaction.selectFrom('watched_issue').select('accepted_pages')
    const row = await locked(transaction, query.where(ofIssue(key))).executeTakeFirstOrThrow()
    const before = z.array(WatchedPage).parse(JSON.parse(row.accepted_pages))
    await transaction
      .updateTable('watched_issue')
      .set({ accepted_pages: JSON.stringify([...before, ...pages]) })
      .where(ofIssue(key))
      .execute()
  })
}

function ofIssue({ publisher, date, edition }: IssueKey) {
  return ({ and }: ExpressionBuilder<Tables, 'watched_issue'>) => and({ publisher, date, edition })
}

function toWatchedIssue(row: Selectable<WatchedIssueTable>): WatchedIssue {
  return {
    ...row,
    publisher: PublisherCode.parse(row.publisher),
    date: IssueDate.parse(row.date),
    progress: WatchProgress.parse(JSON.parse(row.progress)),
    published_pages: z.array(WatchedPage).parse(JSON.parse(row.published_pages)),
    accepted_pages: z.array(WatchedPage).parse(JSON.parse(row.accepted_pages)),
    changed_at: Number(row.changed_at),
    seen_at: Number(row.seen_at),
  }
}
