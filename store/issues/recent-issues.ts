import { IssueDate } from '#contract/issue-date.ts'
import type { IssueKey } from '#domain/access.ts'
import { addDays } from '#domain/calendar.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import type { Database } from '../database.ts'
import { issueId, type PressedPage } from './issue-version.ts'

interface ShownIssue {
  date: IssueDate
  version: string
}

/** The newest issue of the edition before the date, released or not. */
export async function shownIssueBefore(
  db: Database,
  { publisher, edition, date }: IssueKey,
): Promise<ShownIssue | undefined> {
  const row = await db
    .selectFrom('issue')
    .select(['date', 'version'])
    .where('publisher', '=', publisher)
    .where('edition_id', '=', edition)
    .where('date', '<', date)
    .where('version', 'is not', null)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version ? { date: IssueDate.parse(row.date), version: row.version } : undefined
}

/** The issues of the edition on the same weekday of the weeks before, newest first. */
export async function shownOnWeekday(
  db: Database,
  { publisher, edition, date }: IssueKey,
  weeks: number,
): Promise<ShownIssue[]> {
  const days = Array.from({ length: weeks }, (_, index) => addDays(date, -7 * (index + 1)))
  const rows = await db
    .selectFrom('issue')
    .select(['date', 'version'])
    .where('publisher', '=', publisher)
    .where('edition_id', '=', edition)
    .where('date', 'in', days)
    .where('version', 'is not', null)
    .orderBy('date', 'desc')
    .execute()
  return rows.flatMap(({ date, version }) =>
    version ? [{ date: IssueDate.parse(date), version }] : [],
  )
}

export type PageOutline = Pick<
  PressedPage,
  'pageNo' | 'displayName' | 'section' | 'width' | 'height'
>

/** The pages of a version without their regions, in order. */
export async function pageOutlineOf(
  db: Database,
  key: IssueKey,
  version: string,
): Promise<PageOutline[]> {
  return db
    .selectFrom('page')
    .select(['pageNo', 'displayName', 'section', 'width', 'height'])
    .where('issue_id', '=', issueId(key))
    .where('version', '=', version)
    .orderBy('page_index')
    .execute()
}

/** Numbers of pages that a complete version has and the shown one does not. */
export async function heldPagesOf(db: Database, key: IssueKey, shown: string): Promise<number[]> {
  const rows = await db
    .selectFrom('page')
    .innerJoin('issue_version', (join) =>
      join
        .onRef('issue_version.issue_id', '=', 'page.issue_id')
        .onRef('issue_version.version', '=', 'page.version'),
    )
    .select(['pageNo', 'page.version'])
    .where('page.issue_id', '=', issueId(key))
    .where('is_complete', '=', 1)
    .execute()
  const seen = new Set(rows.flatMap((row) => (row.version === shown ? [row.pageNo] : [])))
  const others = rows.map(({ pageNo }) => pageNo).filter((pageNo) => !seen.has(pageNo))
  return [...new Set(others)].sort((one, other) => one - other)
}

const WEEKS = 4
/** One issue is no habit. */
const LEAST_ISSUES = 2

/**
 * The pages of the same weekday of recent weeks, without jackets, newest first. Only issues with the usual number of
 * pages; none if recent issues do not agree on it.
 */
export async function usualOutlines(db: Database, key: IssueKey): Promise<PageOutline[][]> {
  const recent = await shownOnWeekday(db, key, WEEKS)
  const issues = await Promise.all(
    recent.map(async ({ date, version }) => {
      const pages = await pageOutlineOf(db, { ...key, date }, version)
      return pages.slice(frontPageIndex(pages))
    }),
  )
  const [newest = []] = issues
  const same = issues.filter(({ length }) => length === newest.length)
  return same.length < LEAST_ISSUES || same.length <= issues.length / 2 ? [] : same
}
