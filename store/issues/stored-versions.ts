import type { PreviewIssue } from '#contract/desk/previews.ts'
import type { StoredVersion } from '#contract/desk/versions.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import { changesOfIssue } from '../audit/changes-of-issue.ts'
import { changeNamesOf } from '../audit/read-log.ts'
import type { Database } from '../database.ts'
import { namesOf } from '../names.ts'
import { issueId } from './issue-version.ts'
import { shownVersionOf, versionsOf } from './versions.ts'

/** The complete versions of an issue, newest first. */
export async function storedVersionsOf(db: Database, key: IssueKey): Promise<StoredVersion[]> {
  const versions = await versionsOf(db, key)
  const shown = await shownVersionOf(db, key)
  const actors = await actorsByVersion(db, key)
  const pages = await pageCounts(db, key)
  const names = await changeNamesOf(db)
  return versions.map(({ version, published_at }) => {
    const actor = actors.get(version)
    const who = actor === undefined ? null : names.actor(actor)
    const isShown = version === shown
    return { version, published_at, who, pages: pages.get(version) ?? 0, isShown }
  })
}

/** Who published each version first, by the audit log. */
async function actorsByVersion(db: Database, key: IssueKey): Promise<Map<string, string>> {
  const changes = await changesOfIssue(db, key)
  return new Map(
    changes.flatMap(({ actor, change }) =>
      change.action === 'issue.published' ? [[change.after.version, actor] as const] : [],
    ),
  )
}

async function pageCounts(db: Database, key: IssueKey): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('page')
    .select(['version', ({ fn }) => fn.countAll<number>().as('pages')])
    .where('issue_id', '=', issueId(key))
    .groupBy('version')
    .execute()
  return new Map(rows.map(({ version, pages }) => [version, Number(pages)]))
}

/** The issues from a date on that have a complete version, released or not, newest first. */
export async function storedIssuesSince(db: Database, date: IssueDate): Promise<PreviewIssue[]> {
  const rows = await db
    .selectFrom('issue')
    .innerJoin('edition', (join) =>
      join
        .onRef('edition.publisher', '=', 'issue.publisher')
        .onRef('edition.id', '=', 'issue.edition_id'),
    )
    .select(['issue.publisher', 'edition_id', 'date', 'version', 'general_release_at'])
    .select(['edition_name', 'edition_name_kn'])
    .where('date', '>=', date)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('issue_version')
          .select('version')
          .whereRef('issue_version.issue_id', '=', 'issue.id')
          .where('is_complete', '=', 1),
      ),
    )
    .orderBy('date', 'desc')
    .orderBy('issue.publisher')
    .orderBy('edition.position')
    .execute()
  return rows.map((row) => {
    const edition_names = namesOf(row.edition_name, row.edition_name_kn)
    return {
      publisher: PublisherCode.parse(row.publisher),
      edition: row.edition_id,
      edition_name: row.edition_name,
      ...(edition_names && { edition_names }),
      date: IssueDate.parse(row.date),
      general_release_at: row.general_release_at,
      isShown: row.version !== null,
    }
  })
}
