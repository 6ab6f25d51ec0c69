import type { IssueVersionEntry } from '#contract/desk/board.ts'
import { Change } from '#contract/desk/changes.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'
import { shownVersionOf } from '../issues/versions.ts'

interface IssueChange {
  at: number
  actor: string
  change: Change
}

/** Entries of the audit log about an issue are among the last of its edition. */
const MOST_ENTRIES = 300

/** The recorded changes of an issue, newest first. */
export async function changesOfIssue(db: Database, key: IssueKey): Promise<IssueChange[]> {
  const rows = await db
    .selectFrom('audit_change')
    .select(['at', 'actor', 'action', 'content'])
    .where('publisher', '=', key.publisher)
    .where('edition_id', '=', key.edition)
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

/** The complete versions of an issue, newest first. `nameOf` gives the name of an actor. */
export async function versionEntries(
  db: Database,
  key: IssueKey,
  nameOf: (actor: string) => string,
): Promise<IssueVersionEntry[]> {
  const rows = await db
    .selectFrom('issue_version')
    .select(['version', 'published_at'])
    .select(({ selectFrom }) =>
      selectFrom('page')
        .select(({ fn }) => fn.countAll<number>().as('pages'))
        .whereRef('page.issue_id', '=', 'issue_version.issue_id')
        .whereRef('page.version', '=', 'issue_version.version')
        .as('pages'),
    )
    .where('issue_id', '=', issueId(key))
    .where('is_complete', '=', 1)
    .orderBy('published_at', 'desc')
    .execute()
  const shown = await shownVersionOf(db, key)
  const actors = new Map<string, string>()
  for (const { actor, change } of await changesOfIssue(db, key)) {
    if (change.action === 'issue.published') actors.set(change.after.version, actor)
  }
  return rows.map(({ version, published_at, pages }) => {
    const actor = actors.get(version)
    return {
      version,
      published_at,
      pages: Number(pages ?? 0),
      isShown: version === shown,
      who: actor === undefined ? null : nameOf(actor),
    }
  })
}
