import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '../database.ts'
import { type ChangeAct, recordChange } from './record-change.ts'

/** An article of an issue. */
export interface IssueArticle {
  issue_id: string
  article_id: string
}

/** Records withdrawn or reinstated articles: one entry for each issue, because staff see the entries of their editions. */
export async function recordArticles(
  tx: Database,
  action: 'article.withdrawn' | 'article.reinstated',
  articles: readonly IssueArticle[],
  act: ChangeAct,
): Promise<void> {
  for (const issue_id of new Set(articles.map((one) => one.issue_id))) {
    const { publisher, date, edition_id } = await tx
      .selectFrom('issue')
      .select(['publisher', 'date', 'edition_id'])
      .where('id', '=', issue_id)
      .executeTakeFirstOrThrow()
    const object = {
      publisher: PublisherCode.parse(publisher),
      edition: edition_id,
      date: IssueDate.parse(date),
    }
    const ids = articles.filter((one) => one.issue_id === issue_id).map((one) => one.article_id)
    const named = { articles: ids }
    const change =
      action === 'article.withdrawn'
        ? ({ action, object, before: null, after: named } as const)
        : ({ action, object, before: named, after: null } as const)
    await recordChange(tx, { change, ...act })
  }
}
