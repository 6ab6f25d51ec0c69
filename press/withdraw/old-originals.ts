import { withheldFolder } from '#store/issue-files.ts'
import { withdrawnPages } from '#store/withdrawals/withdrawals.ts'
import type { PressStore } from '../press-store.ts'

/** Deletes the originals of pages that were last changed before a time. Their withdrawals can no longer be undone. */
export async function removeOldOriginals(
  { db, assets }: PressStore,
  before: Date,
): Promise<string[]> {
  const removed: string[] = []
  for (const { issue_id, version, page_no, isDone, changed_at } of await withdrawnPages(db)) {
    if (!isDone || changed_at > before.getTime()) continue
    const folder = withheldFolder(`${issue_id.replaceAll('-', '/')}/${version}`, page_no)
    for await (const { path } of assets.list(folder)) {
      removed.push(path)
      await assets.remove(path)
    }
  }
  return removed
}
