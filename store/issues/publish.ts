import type { IssueKey, Release } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { scheduleUpdate } from '../search/schedule-update.ts'
import { updateIndex } from '../search/update-index.ts'
import { issueId } from './issue-id.ts'
import type { IssueVersion } from './issue-version.ts'
import { completeVersion, writeVersion } from './write-version.ts'

/** Shows a complete version to readers, then indexes it for search. Idempotent. */
export async function publishVersion(
  db: Database,
  key: IssueKey,
  version: IssueVersion,
  when: Release & { published_at: Date },
): Promise<void> {
  await showVersion(db, key, version, when)
  await updateIndex(db, [key])
}

/** Shows a version without indexing it. A server updates the index later if the press is killed in between. */
export async function showVersion(
  db: Database,
  key: IssueKey,
  version: IssueVersion,
  when: Release & { published_at: Date },
): Promise<void> {
  const shown = {
    version: version.version,
    early_release_at: when.early_release_at.getTime(),
    general_release_at: when.general_release_at.getTime(),
  }
  await writeVersion(db, key, version, when)
  await db.transaction().execute(async (transaction) => {
    await completeVersion(transaction, key, version, when)
    await transaction.updateTable('issue').set(shown).where('id', '=', issueId(key)).execute()
    await scheduleUpdate(transaction, key)
  })
}
