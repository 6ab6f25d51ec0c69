import { IssueDate } from '#contract/issue-date.ts'
import { PageReference } from '#contract/issues.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'

/** An article in one version of one issue. */
export interface PlacedArticle {
  key: IssueKey
  issue_id: string
  version: string
  pageNo: number
  id: string
  title: string
  text: string
  pageReferences: PageReference[]
}

/** The articles of all versions of all editions of a day. */
export async function articlesOfDay(
  db: Database,
  { publisher, date }: Pick<IssueKey, 'publisher' | 'date'>,
): Promise<PlacedArticle[]> {
  const rows = await db
    .selectFrom('region')
    .innerJoin('issue', 'issue.id', 'region.issue_id')
    .innerJoin('page', (join) =>
      join
        .onRef('page.issue_id', '=', 'region.issue_id')
        .onRef('page.version', '=', 'region.version')
        .onRef('page.page_index', '=', 'region.page_index'),
    )
    .select(['region.issue_id', 'region.version', 'region.id', 'title', 'text', 'pageReferences'])
    .select(['pageNo', 'edition_id'])
    .where('issue.publisher', '=', publisher)
    .where('issue.date', '=', date)
    .where('kind', '=', 'article')
    .orderBy('region.issue_id')
    .orderBy('region.version')
    .orderBy('region.page_index')
    .orderBy('region.position')
    .execute()
  return rows.map(({ edition_id, pageReferences, ...row }) => ({
    ...row,
    key: { publisher, date, edition: edition_id },
    pageReferences: pageReferences ? PageReference.array().parse(JSON.parse(pageReferences)) : [],
  }))
}

/** The issues that have, or had, an article of this id; in practice one. */
export async function issuesWithArticle(
  db: Database,
  publisher: PublisherCode,
  id: string,
): Promise<IssueKey[]> {
  const rows = await db
    .selectFrom('region')
    .innerJoin('issue', 'issue.id', 'region.issue_id')
    .select(['publisher', 'date', 'edition_id'])
    .distinct()
    .where('region.id', '=', id)
    .where('kind', '=', 'article')
    .where('issue.publisher', '=', publisher)
    .orderBy('date')
    .execute()
  return rows.map((row) => ({
    publisher: PublisherCode.parse(row.publisher),
    date: IssueDate.parse(row.date),
    edition: row.edition_id,
  }))
}
