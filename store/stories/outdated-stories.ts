import type { IssueKey } from '#domain/access.ts'
import { FINGERPRINT_VERSION } from '#domain/stories/story-text.ts'
import type { Database } from '../database.ts'
import { keyOf } from '../search/behind.ts'
import { updateStories } from './update-stories.ts'

interface Pace {
  /** Only issues since this date. */
  from?: string
  /** Called after each issue; false stops the work. */
  goOn: () => boolean | Promise<boolean>
}

/** Updates the stories of every issue whose stories are not those of the version that readers see; newest first. */
export async function updateOutdatedStories(
  db: Database,
  { from = '', goOn }: Pace,
): Promise<void> {
  for (const key of await outdatedIssues(db, from)) {
    await updateStories(db, key)
    if (!(await goOn())) return
  }
}

/** Whether the stories of any issue since a date are not known yet. */
export async function areStoriesOutdated(db: Database, from: string): Promise<boolean> {
  return (await outdatedIssues(db, from)).length > 0
}

async function outdatedIssues(db: Database, from: string): Promise<IssueKey[]> {
  const rows = await db
    .selectFrom('issue')
    .innerJoin('issue_version as shown', (join) =>
      join.onRef('shown.issue_id', '=', 'issue.id').onRef('shown.version', '=', 'issue.version'),
    )
    .leftJoin('story_issue as stored', 'stored.issue_id', 'issue.id')
    .select(['publisher', 'date', 'edition_id'])
    .where('date', '>=', from)
    .where(({ or, eb, ref }) =>
      or([
        eb('stored.version', 'is', null),
        eb('stored.version', '!=', ref('shown.version')),
        eb('stored.revision', '!=', ref('shown.revision')),
        eb('stored.fingerprints', '!=', FINGERPRINT_VERSION),
        eb('stored.is_compared', '=', 0),
      ]),
    )
    .orderBy('date', 'desc')
    .orderBy('edition_id')
    .execute()
  return rows.map(keyOf)
}
