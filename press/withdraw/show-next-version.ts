import type { IssueKey } from '#domain/access.ts'
import type { PublicationTerms } from '#store/audit/issue-changes.ts'
import type { Database } from '#store/database.ts'
import type { IssueVersion } from '#store/issues/issue-version.ts'
import { publishNextVersion } from '#store/issues/publish.ts'
import { type PageKey, withdrawnPages } from '#store/withdrawals/withdrawals.ts'
import type { KeptPage } from '../keep-pages.ts'
import { PressError } from '../press-error.ts'
import type { PressStore } from '../press-store.ts'
import { finishPages } from './finish-pages.ts'
import { keepWithdrawals } from './keep-withdrawals.ts'
import { withholdAgain } from './withhold-again.ts'

interface NextVersion {
  key: IssueKey
  next: IssueVersion
  /** The pages that are the same as in earlier versions. */
  kept: readonly KeptPage[]
  when: PublicationTerms
  /** The version that it was made from. */
  before: string
}

/** Shows a version that was made from another one. Its withdrawn stories stay withdrawn. False if readers see a third one by now. */
export async function showNextVersion(
  press: PressStore,
  { key, next, kept, when, before }: NextVersion,
): Promise<boolean> {
  const isUnfinished = await keepWithdrawals(press, { key, kept, to: next.version })
  const isWithheld = await withholdAgain(press, { key, ...next, when })
  const isShown = await publishNextVersion(press.db, key, next, when, before)
  if (isUnfinished || isWithheld) await finishPages(press)
  return isShown
}

/** The files of a page with a withdrawn article are made from its originals, which a correction does not change. */
export async function requireNoWithdrawal(db: Database, page: PageKey): Promise<void> {
  const { issue_id, version, page_no } = page
  const isWithheld = (await withdrawnPages(db)).some(
    (one) => one.issue_id === issue_id && one.version === version && one.page_no === page_no,
  )
  if (!isWithheld) return
  throw new PressError(
    [
      `Page ${page_no} has a withdrawn article, so its regions cannot be corrected. Send the page again with press publish --page ${page_no}, or reinstate the article first.`,
    ],
    [{ kind: 'withdrawn-article', page: page_no }],
  )
}
