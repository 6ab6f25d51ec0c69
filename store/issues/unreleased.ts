import { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'

/** Issues that are not released to any reader yet. */
export async function unreleasedIssues(
  db: Database,
  publisher: PublisherCode,
  now: Date,
): Promise<IssueKey[]> {
  const rows = await db
    .selectFrom('issue')
    .select(['date', 'edition_id'])
    .where('publisher', '=', publisher)
    .where('early_release_at', '>', now.getTime())
    .where('version', 'is not', null)
    .execute()
  return rows.map(({ date, edition_id }) => ({
    publisher,
    date: IssueDate.parse(date),
    edition: edition_id,
  }))
}
