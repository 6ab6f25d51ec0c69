import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { ChangeAct } from '../audit/record-change.ts'
import type { Database } from '../database.ts'
import { updateIndex } from '../search/update-index.ts'
import { updateStories } from '../stories/update-stories.ts'
import { issueId } from './issue-version.ts'
import { hasVersion, lockRelease, writeRelease } from './release-issue.ts'

/** Hides an issue from readers. Its versions remain and can be restored; publishing again shows the issue. */
export async function hideIssue(db: Database, key: IssueKey, act?: ChangeAct): Promise<boolean> {
  const isHidden = await db.transaction().execute(async (tx) => {
    const version = (await lockRelease(tx, key))?.version ?? null
    if (version === null) return false
    const before = { version }
    const change = { action: 'issue.unpublished', object: key, before, after: null } as const
    await writeRelease(tx, key, { change, after: { version: null }, act })
    return true
  })
  await updateIndex(db, [key])
  return isHidden
}

/** Shows an earlier version to readers again; false when there is none of that name. Ends a withdrawal, but no hold. */
export async function restoreVersion(
  db: Database,
  key: IssueKey,
  version: string,
  act?: ChangeAct,
): Promise<boolean> {
  const isRestored = await db.transaction().execute(async (tx) => {
    const shown = await lockRelease(tx, key)
    if (!shown || !(await hasVersion(tx, key, version))) return false
    const before = { version: shown.version }
    const change = { action: 'issue.restored', object: key, before, after: { version } } as const
    const after = { version, ...(shown.version === null && { held_at: null }) }
    await writeRelease(tx, key, { change, after, act })
    return true
  })
  await updateIndex(db, [key])
  await updateStories(db, key)
  return isRestored
}

/** The version that readers see, if any. */
export async function shownVersionOf(db: Database, key: IssueKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('issue')
    .select('version')
    .where('id', '=', issueId(key))
    .executeTakeFirst()
  return row?.version ?? undefined
}

export async function versionsOf(
  db: Database,
  key: IssueKey,
): Promise<{ version: string; published_at: number }[]> {
  return db
    .selectFrom('issue_version')
    .select(['version', 'published_at'])
    .where('issue_id', '=', issueId(key))
    .where('is_complete', '=', 1)
    .orderBy('published_at', 'desc')
    .orderBy('version')
    .execute()
}

/** The version that readers see of each issue of a title, by `yyyy-MM-dd/edition`. */
export async function shownVersionsOf(
  db: Database,
  publisher: PublisherCode,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('issue')
    .select(['date', 'edition_id', 'version'])
    .where('publisher', '=', publisher)
    .execute()
  return new Map(
    rows.flatMap(({ date, edition_id, version }) =>
      version ? [[`${date}/${edition_id}`, version] as const] : [],
    ),
  )
}

export interface KnownVersion {
  key: IssueKey
  version: string
  isShown: boolean
}

/** Every complete version of every issue, whether readers see it or not. */
export async function everyVersion(db: Database): Promise<KnownVersion[]> {
  const rows = await db
    .selectFrom('issue_version')
    .innerJoin('issue', 'issue.id', 'issue_version.issue_id')
    .select(['publisher', 'date', 'edition_id', 'issue_version.version'])
    .select('issue.version as shown')
    .where('is_complete', '=', 1)
    .orderBy('issue.id')
    .execute()
  return rows.map(({ publisher, date, edition_id, version, shown }) => ({
    key: {
      publisher: PublisherCode.parse(publisher),
      date: IssueDate.parse(date),
      edition: edition_id,
    },
    version,
    isShown: version === shown,
  }))
}
