import type { IssueKey } from '#domain/access.ts'
import type { PublicationTerms } from '#store/audit/issue-changes.ts'
import type { IssueVersion } from '#store/issues/issue-version.ts'
import { publishNextVersion } from '#store/issues/publish.ts'
import type { KeptPage } from '../keep-pages.ts'
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
