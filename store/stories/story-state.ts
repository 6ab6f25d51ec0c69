import type { IssueKey } from '#domain/access.ts'
import { addDays } from '#domain/calendar.ts'
import { FINGERPRINT_VERSION } from '#domain/stories/story-text.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'
import type { TextVersion } from '../search/index-state.ts'

/** Articles with nearly the same text are one story if they are at most this many days apart. */
export const DAYS_APART = 3

export interface StoryState {
  shown: TextVersion
  /** The version whose articles have stories. */
  stored: TextVersion | undefined
  fingerprints: number | undefined
}

/** Undefined if readers see no version of the issue. Its stories are kept until they see one again. */
export async function storyState(db: Database, key: IssueKey): Promise<StoryState | undefined> {
  const row = await db
    .selectFrom('issue')
    .innerJoin('issue_version as shown', (join) =>
      join.onRef('shown.issue_id', '=', 'issue.id').onRef('shown.version', '=', 'issue.version'),
    )
    .leftJoin('story_issue as stored', 'stored.issue_id', 'issue.id')
    .select(['shown.version', 'shown.revision', 'fingerprints'])
    .select(['stored.version as stored_version', 'stored.revision as stored_revision'])
    .where('issue.id', '=', issueId(key))
    .executeTakeFirst()
  if (!row) return undefined
  const { version, revision, stored_version, stored_revision } = row
  const isStored = stored_version !== null && stored_revision !== null
  return {
    shown: { version, revision },
    stored: isStored ? { version: stored_version, revision: stored_revision } : undefined,
    fingerprints: row.fingerprints ?? undefined,
  }
}

export function hasStories({ shown, stored, fingerprints }: StoryState): boolean {
  return (
    shown.version === stored?.version &&
    shown.revision === stored.revision &&
    fingerprints === FINGERPRINT_VERSION
  )
}

/** Changes when the stories of any issue change that is near enough to share one with this issue. */
export async function lastChangeNear(db: Database, { publisher, date }: IssueKey): Promise<number> {
  const row = await db
    .selectFrom('story_issue')
    .innerJoin('issue', 'issue.id', 'story_issue.issue_id')
    .select(({ fn }) => fn.max('serial').as('serial'))
    .where('publisher', '=', publisher)
    .where('date', '>=', addDays(date, -DAYS_APART))
    .where('date', '<=', addDays(date, DAYS_APART))
    .executeTakeFirst()
  return row?.serial ?? 0
}

/** Call within the transaction that writes the stories. */
export async function saveStoryState(
  transaction: Database,
  key: IssueKey,
  { version, revision }: TextVersion,
): Promise<void> {
  const { last } = await transaction
    .selectFrom('story_issue')
    .select(({ fn }) => fn.max('serial').as('last'))
    .executeTakeFirstOrThrow()
  const serial = (last ?? 0) + 1
  const row = { version, revision, fingerprints: FINGERPRINT_VERSION, serial, is_compared: 0 }
  await transaction
    .insertInto('story_issue')
    .values({ issue_id: issueId(key), ...row })
    .onConflict((conflict) => conflict.column('issue_id').doUpdateSet(row))
    .execute()
}
