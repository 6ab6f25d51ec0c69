import { issueId } from '#store/issues/issue-version.ts'
import { everyVersion } from '#store/issues/versions.ts'
import { deletePageMark, withdrawnPages } from '#store/withdrawals/withdrawals.ts'
import type { PressStore } from '../press-store.ts'
import { type RemadePage, remakePage } from './remake-page.ts'

/** Remakes every page whose withdrawal is not complete, whichever run left it. */
export async function finishPages(
  press: PressStore,
  onPage: (page: RemadePage) => void = () => {},
): Promise<RemadePage[]> {
  const remade: RemadePage[] = []
  const versions = await everyVersion(press.db)
  for (const { isDone, changed_at, ...mark } of await withdrawnPages(press.db)) {
    if (isDone) continue
    const known = versions.find(
      ({ key, version }) => issueId(key) === mark.issue_id && version === mark.version,
    )
    if (!known) continue
    const { key, version } = known
    const page = await remakePage(press, { key, version, pageNo: mark.page_no })
    onPage(page)
    remade.push(page)
  }
  return remade
}

/** Forgets the marks of a version that is deleted. */
export async function forgetMarks(
  { db }: Pick<PressStore, 'db'>,
  { issue_id, version }: { issue_id: string; version: string },
): Promise<void> {
  for (const mark of await withdrawnPages(db)) {
    if (mark.issue_id === issue_id && mark.version === version) await deletePageMark(db, mark)
  }
}
