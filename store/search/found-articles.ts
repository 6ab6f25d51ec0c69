import { IssueDate } from '#contract/issue-date.ts'
import { FRONT_PAGE_DISPLAY_NAME, Place } from '#contract/issues.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Release } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'
import { UPDATING } from './index-state.ts'
import { type IdRange, idsOfIssue, rowId } from './row-id.ts'
import type { SearchMatch } from './search-engine.ts'

/** A search result with the article's text and place on the page. */
export interface MatchedArticle extends SearchMatch, Release {
  version: string
  published_at: Date
  id: string
  title: string
  text: string
  lineRoles: string | null
  place: Place
  page: { pageNo: number; name: string }
  frontPageIndex: number
}

/** Loads results, in the same order. Omits withdrawn articles, and those of issues that were unpublished or replaced since the search. */
export async function foundArticles(
  db: Database,
  found: readonly SearchMatch[],
): Promise<MatchedArticle[]> {
  const [best] = found
  if (!best) return []
  const rows = await rowsOf(db, found)
  const byPlace = new Map(rows.map((row) => [placeName(row), row]))
  const outdated = await outdatedIds(db, best.key.publisher)
  return found.flatMap((one) => {
    const row = byPlace.get(placeName(whereOf(one)))
    return row && !isWithin(rowId(one), outdated) ? [{ ...one, ...articleIn(row) }] : []
  })
}

interface Where {
  issue_id: string
  page_index: number
  position: number
}

function whereOf({ key, pageIndex, position }: SearchMatch): Where {
  return { issue_id: issueId(key), page_index: pageIndex, position }
}

function placeName({ issue_id, page_index, position }: Where): string {
  return `${issue_id} ${page_index} ${position}`
}

function rowsOf(db: Database, found: readonly SearchMatch[]) {
  return db
    .selectFrom('issue')
    .innerJoin('issue_version', (join) =>
      join
        .onRef('issue_version.issue_id', '=', 'issue.id')
        .onRef('issue_version.version', '=', 'issue.version'),
    )
    .innerJoin('region', (join) =>
      join.onRef('region.issue_id', '=', 'issue.id').onRef('region.version', '=', 'issue.version'),
    )
    .innerJoin('page', (join) =>
      join
        .onRef('page.issue_id', '=', 'region.issue_id')
        .onRef('page.version', '=', 'region.version')
        .onRef('page.page_index', '=', 'region.page_index'),
    )
    .select(['region.issue_id', 'region.page_index', 'region.position', 'region.id'])
    .select(['title', 'text', 'lineRoles', 'top', 'left', 'region.width', 'region.height'])
    .select(['issue_version.version', 'published_at', 'early_release_at', 'general_release_at'])
    .select(['pageNo', 'name'])
    .select(({ selectFrom }) =>
      selectFrom('page as front')
        .select(({ fn }) => fn.min('front.page_index').as('front_page_index'))
        .whereRef('front.issue_id', '=', 'issue.id')
        .whereRef('front.version', '=', 'issue.version')
        .where('front.displayName', '=', FRONT_PAGE_DISPLAY_NAME)
        .as('front_page_index'),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawal')
            .select('withdrawal.id')
            .whereRef('withdrawal.issue_id', '=', 'region.issue_id')
            .whereRef('withdrawal.article_id', '=', 'region.id')
            .where('undone_at', 'is', null),
        ),
      ),
    )
    .where(({ or, and }) =>
      or(
        found.map(whereOf).map(({ issue_id, page_index, position }) =>
          and({
            'region.issue_id': issue_id,
            'region.page_index': page_index,
            'region.position': position,
          }),
        ),
      ),
    )
    .execute()
}

function articleIn(row: Awaited<ReturnType<typeof rowsOf>>[number]) {
  const { version, id, title, text, lineRoles, pageNo, name } = row
  return {
    version,
    id,
    title,
    text,
    lineRoles,
    published_at: new Date(row.published_at),
    early_release_at: new Date(row.early_release_at),
    general_release_at: new Date(row.general_release_at),
    place: Place.parse(row),
    page: { pageNo, name },
    frontPageIndex: row.front_page_index ?? 0,
  }
}

/** Entries of versions that readers do not see. Only issues that are being updated have some, so the list is short. */
export async function outdatedIds(db: Database, publisher: PublisherCode): Promise<IdRange[]> {
  const updates = await db.selectFrom('search_update').select('issue_id').execute()
  if (updates.length === 0) return []
  const ids = updates.map(({ issue_id }) => issue_id)
  const rows = await db
    .selectFrom('search_update')
    .innerJoin('search_issue', 'search_issue.issue_id', 'search_update.issue_id')
    .innerJoin('issue', 'issue.id', 'search_update.issue_id')
    .select(['date', 'edition_id', 'issue.version', 'from_version', 'to_version', 'next_id'])
    // Named, because a join alone would begin with all issues on either engine.
    .where('issue.id', 'in', ids)
    .where('publisher', '=', publisher)
    .where('search_issue.version', '=', UPDATING)
    .execute()
  return rows.map(({ date, edition_id, version, from_version, to_version, next_id }) => {
    const range = idsOfIssue({ publisher, date: IssueDate.parse(date), edition: edition_id })
    if (version === to_version) return { ...range, first: next_id }
    if (version === from_version) return { ...range, last: next_id - 1 }
    return range
  })
}

function isWithin(id: number, ranges: readonly IdRange[]): boolean {
  return ranges.some(({ first, last }) => id >= first && id <= last)
}
