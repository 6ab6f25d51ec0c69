import type { IssueDate } from '#contract/issue-date.ts'
import { DOUBTFUL_BELOW } from '#domain/night-board/edition-night.ts'
import type { Database } from '../database.ts'

export interface MadePage {
  version: string
  pageNo: number
  displayName: string
  /** Whether a story is doubtful, or none was found. */
  isDoubtful: boolean
}

/** The pages of all complete versions of a day, by issue, the oldest version first, in order. */
export async function pagesOfIssues(
  db: Database,
  date: IssueDate,
): Promise<Map<string, MadePage[]>> {
  const rows = await db
    .selectFrom('issue')
    .innerJoin('issue_version', 'issue_version.issue_id', 'issue.id')
    .innerJoin('page', (join) =>
      join
        .onRef('page.issue_id', '=', 'issue_version.issue_id')
        .onRef('page.version', '=', 'issue_version.version'),
    )
    .select(['issue.id', 'issue_version.version', 'page.pageNo', 'page.displayName'])
    .select(({ selectFrom }) =>
      selectFrom('region')
        .select(({ fn }) => fn.min('region.confidence').as('confidence'))
        .whereRef('region.issue_id', '=', 'page.issue_id')
        .whereRef('region.version', '=', 'page.version')
        .whereRef('region.page_index', '=', 'page.page_index')
        .as('confidence'),
    )
    .where('issue.date', '=', date)
    .where('issue_version.is_complete', '=', 1)
    .orderBy('issue_version.published_at')
    .orderBy('issue_version.version')
    .orderBy('page.page_index')
    .execute()
  const issues = new Map<string, MadePage[]>()
  for (const { id, confidence, ...page } of rows) {
    const isDoubtful = confidence === null || confidence < DOUBTFUL_BELOW
    issues.set(id, [...(issues.get(id) ?? []), { ...page, isDoubtful }])
  }
  return issues
}
