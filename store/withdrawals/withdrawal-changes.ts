import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueAct } from '../audit/issue-changes.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Database } from '../database.ts'

/** Records in the audit log which articles were withdrawn or shown again. */
export async function recordArticleChanges(
  tx: Database,
  action: 'issue.article-withdrawn' | 'issue.article-reinstated',
  articles: readonly { issue_id: string; article_id: string }[],
  act: IssueAct | undefined,
): Promise<void> {
  if (!act) return
  for (const { issue_id, article_id } of articles) {
    const issue = await tx
      .selectFrom('issue')
      .select(['publisher', 'edition_id as edition', 'date'])
      .where('id', '=', issue_id)
      .executeTakeFirstOrThrow()
    const object = {
      publisher: PublisherCode.parse(issue.publisher),
      edition: issue.edition,
      date: IssueDate.parse(issue.date),
      article_id,
    }
    await recordChange(tx, { change: { action, object, before: null, after: null }, ...act })
  }
}
