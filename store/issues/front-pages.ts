import { IssueDate } from '#contract/issue-date.ts'
import { FRONT_PAGE_DISPLAY_NAME } from '#contract/issues.ts'
import type { IssueKey, Release } from '#domain/access.ts'
import type { Database } from '../database.ts'

export interface StoredFrontPage {
  key: IssueKey
  version: string
  release: Release
  pageNo: number
  width: number
  height: number
}

/** The front pages of these days in the version that readers see, in order of date. Days without an issue are left out. */
export async function frontPagesOn(
  db: Database,
  { publisher, edition }: Omit<IssueKey, 'date'>,
  days: readonly IssueDate[],
): Promise<StoredFrontPage[]> {
  if (days.length === 0) return []
  const rows = await db
    .selectFrom('issue')
    .innerJoin('page', (join) =>
      join
        .onRef('page.issue_id', '=', 'issue.id')
        .onRef('page.version', '=', 'issue.version')
        .on(({ eb, or }) =>
          or([eb('page_index', '=', 0), eb('displayName', '=', FRONT_PAGE_DISPLAY_NAME)]),
        ),
    )
    .select(['date', 'issue.version', 'early_release_at', 'general_release_at'])
    .select(['displayName', 'pageNo', 'width', 'height'])
    .where('publisher', '=', publisher)
    .where('edition_id', '=', edition)
    .where('date', 'in', days)
    .where('held_at', 'is', null)
    .orderBy('date')
    .orderBy('page_index')
    .execute()
  const pages = new Map<string, StoredFrontPage>()
  for (const { date, displayName, ...row } of rows) {
    // An advertising jacket may precede the front page.
    if (pages.has(date) && displayName !== FRONT_PAGE_DISPLAY_NAME) continue
    pages.set(date, {
      key: { publisher, edition, date: IssueDate.parse(date) },
      version: row.version ?? '',
      release: {
        early_release_at: new Date(row.early_release_at),
        general_release_at: new Date(row.general_release_at),
      },
      pageNo: row.pageNo,
      width: row.width,
      height: row.height,
    })
  }
  return [...pages.values()]
}
