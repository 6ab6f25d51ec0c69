import { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '../database.ts'
import { UPDATING } from './index-state.ts'
import { type IdRange, idsOfIssue } from './row-id.ts'

/** Entries of versions that readers do not see. Only issues that are being updated have some, so the list is short. */
export async function outdatedIds(db: Database, publisher: PublisherCode): Promise<IdRange[]> {
  const rows = await db
    .selectFrom('search_update')
    .innerJoin('search_issue', 'search_issue.issue_id', 'search_update.issue_id')
    .innerJoin('issue', 'issue.id', 'search_update.issue_id')
    .select(['date', 'edition_id', 'issue.version', 'from_version', 'to_version', 'next_id'])
    .where('publisher', '=', publisher)
    .where('search_issue.version', '=', UPDATING)
    .execute()
  return rows.map(({ date, edition_id, version, from_version, to_version, next_id }) => {
    const ids = idsOfIssue({ publisher, date: IssueDate.parse(date), edition: edition_id })
    if (version === to_version) return { ...ids, first: next_id }
    if (version === from_version) return { ...ids, last: next_id - 1 }
    return ids
  })
}

export function isWithin(id: number, ranges: readonly IdRange[]): boolean {
  return ranges.some(({ first, last }) => id >= first && id <= last)
}
