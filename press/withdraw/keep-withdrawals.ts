import type { IssueKey } from '#domain/access.ts'
import { issueFolder, withheldFolder } from '#store/issue-files.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { markPages, withdrawnPages } from '#store/withdrawals/withdrawals.ts'
import type { KeptPage } from '../keep-pages.ts'
import type { PressStore } from '../press-store.ts'

/**
 * Copies the originals of withdrawn pages to a new version that keeps these pages, so that the withdrawals can be undone
 * there too. True if the files of a page must still be replaced.
 */
export async function keepWithdrawals(
  press: PressStore,
  { key, kept, to }: { key: IssueKey; kept: readonly KeptPage[]; to: string },
): Promise<boolean> {
  const issue_id = issueId(key)
  const marks = (await withdrawnPages(press.db)).filter((mark) => mark.issue_id === issue_id)
  let isUnfinished = false
  for (const { page, version } of kept) {
    const mark = marks.find((one) => one.version === version && one.page_no === page.pageNo)
    if (!mark || version === to) continue
    const from = withheldFolder(issueFolder(key, version), page.pageNo)
    const target = withheldFolder(issueFolder(key, to), page.pageNo)
    for await (const { path } of press.assets.list(from)) {
      await press.assets.copy(path, target + path.slice(from.length))
    }
    const copy = { issue_id, version: to, page_no: page.pageNo }
    await markPages(press.db, [copy], { isDone: mark.isDone, at: press.now() })
    isUnfinished ||= !mark.isDone
  }
  return isUnfinished
}
