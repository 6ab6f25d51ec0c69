import type { IssueKey } from '#domain/access.ts'
import { TOKENISER_VERSION } from '#domain/search/words.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-id.ts'
import { type Entry, entriesOf } from './entries.ts'

/** What decides an issue's entries. */
export interface IndexedVersion {
  version: string
  revision: number
  tokeniser: number
}

/** Of what readers see. */
export async function shownVersion(
  db: Database,
  key: IssueKey,
): Promise<IndexedVersion | undefined> {
  const shown = await db
    .selectFrom('issue')
    .innerJoin('issue_version', (join) =>
      join
        .onRef('issue_version.issue_id', '=', 'issue.id')
        .onRef('issue_version.version', '=', 'issue.version'),
    )
    .select(['issue_version.version', 'revision'])
    .where('issue.id', '=', issueId(key))
    .executeTakeFirst()
  return shown && { ...shown, tokeniser: TOKENISER_VERSION }
}

/** Of what the index holds. */
export function indexedVersion(db: Database, key: IssueKey): Promise<IndexedVersion | undefined> {
  return db
    .selectFrom('search_issue')
    .select(['version', 'revision', 'tokeniser'])
    .where('issue_id', '=', issueId(key))
    .executeTakeFirst()
}

export async function storedEntries(
  db: Database,
  key: IssueKey,
  version: string,
): Promise<Entry[]> {
  const articles = await db
    .selectFrom('region')
    .select(['page_index', 'position', 'title', 'text'])
    .where('issue_id', '=', issueId(key))
    .where('version', '=', version)
    .where('kind', '=', 'article')
    .execute()
  return entriesOf(key, articles)
}
