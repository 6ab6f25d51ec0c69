import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'
import { matchWithId, PLACES } from '../search/row-id.ts'

export interface ComparedArticle {
  id: string
  page_index: number
  position: number
  section: string
  section_kn: string | null
  title: string
  text: string
}

/** The articles of a version, in reading order. */
export async function articlesToCompare(
  db: Database,
  key: IssueKey,
  version: string,
): Promise<ComparedArticle[]> {
  return db
    .selectFrom('region')
    .innerJoin('page', (join) =>
      join
        .onRef('page.issue_id', '=', 'region.issue_id')
        .onRef('page.version', '=', 'region.version')
        .onRef('page.page_index', '=', 'region.page_index'),
    )
    .select(['region.id', 'region.page_index', 'position', 'title', 'text'])
    .select(['section', 'section_kn'])
    .where('region.issue_id', '=', issueId(key))
    .where('region.version', '=', version)
    .where('kind', '=', 'article')
    .where('region.page_index', '<', PLACES.pages)
    .where('position', '<', PLACES.positions)
    .orderBy('region.page_index')
    .orderBy('position')
    .execute()
}

/** The text of the article at a place, in the version whose articles have stories. */
export async function textAt(db: Database, id: number): Promise<string | undefined> {
  const { key, pageIndex, position } = matchWithId(id)
  const row = await db
    .selectFrom('region')
    .innerJoin('story_issue', (join) =>
      join
        .onRef('story_issue.issue_id', '=', 'region.issue_id')
        .onRef('story_issue.version', '=', 'region.version'),
    )
    .select('text')
    .where('region.issue_id', '=', issueId(key))
    .where('page_index', '=', pageIndex)
    .where('position', '=', position)
    .executeTakeFirst()
  return row?.text
}
