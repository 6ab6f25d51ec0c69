import { Change } from '#contract/desk/changes.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'

interface IssueChange {
  at: number
  actor: string
  change: Change
}

const MOST_ENTRIES = 300

/** The recorded changes of an issue, newest first. */
export async function changesOfIssue(db: Database, key: IssueKey): Promise<IssueChange[]> {
  const rows = await db
    .selectFrom('audit_change')
    .select(['at', 'actor', 'action', 'content'])
    .where('publisher', '=', key.publisher)
    .where('edition_id', '=', key.edition)
    .where('content', 'like', `%"date":"${key.date}"%`)
    .orderBy('seq', 'desc')
    .limit(MOST_ENTRIES)
    .execute()
  return rows
    .map(({ at, actor, action, content }) => ({
      at,
      actor,
      change: Change.parse({ action, ...JSON.parse(content) }),
    }))
    .filter(({ change: { object } }) => 'date' in object && object.date === key.date)
}
