import type { Database } from '../database.ts'
import { updateOutdatedStories } from '../stories/outdated-stories.ts'
import { indexOutdatedIssues } from './behind.ts'
import { clearIndex } from './clear-index.ts'
import { indexOf } from './index-of.ts'

/** Maximum number of issues in one transaction. */
const ISSUES_AT_ONCE = 100

/** Rebuilds the whole index, and finds the stories of issues that have none. Searches are incomplete until it is done. */
export async function rebuildIndex(
  db: Database,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const index = indexOf(db)
  await db.transaction().execute(async (transaction) => {
    await clearIndex(transaction)
    await index.beginRebuild(transaction)
  })
  await indexOutdatedIssues(db, {
    atOnce: ISSUES_AT_ONCE,
    goOn: (done, total) => {
      onProgress(done, total)
      return true
    },
  })
  await index.endRebuild(db)
  await updateOutdatedStories(db, { goOn: () => true })
}
