import type { Database } from '../database.ts'
import { indexWhatIsBehind } from './behind.ts'
import { clearIndex } from './clear-index.ts'
import { indexOf } from './index-of.ts'

/** May share a transaction where it has room for them. */
const ISSUES_AT_ONCE = 100

/** Makes the whole index anew. Until it is done, little is found. */
export async function rebuildIndex(
  db: Database,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const index = indexOf(db)
  await db.transaction().execute(async (transaction) => {
    await clearIndex(transaction)
    await index.beginRebuild(transaction)
  })
  await indexWhatIsBehind(db, {
    atOnce: ISSUES_AT_ONCE,
    goOn: (done, total) => {
      onProgress(done, total)
      return true
    },
  })
  await index.endRebuild(db)
}
