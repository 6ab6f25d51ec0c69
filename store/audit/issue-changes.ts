import type { CorrectionAct } from '#contract/desk/correction-steps.ts'
import type { IssueKey, Release } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { pageFiles } from '../issue-files.ts'
import { checksumsByPage } from '../issues/checksums.ts'
import { type IssueVersion, issueId } from '../issues/issue-version.ts'
import { locked } from '../locks.ts'
import { type ChangeAuthor, recordChange } from './record-change.ts'

interface ShownState {
  version: string | null
  early_release_at: number
  general_release_at: number
  has_chosen_hours: number
}

/** What readers see of an issue before a change. Locks the issue. */
export async function lockShownState(tx: Database, key: IssueKey): Promise<ShownState | undefined> {
  const query = tx
    .selectFrom('issue')
    .select(['version', 'early_release_at', 'general_release_at', 'has_chosen_hours'])
    .where('id', '=', issueId(key))
  return locked(tx, query).executeTakeFirst()
}

/** When a version is published and released. */
export interface PublicationTerms extends Release {
  published_at: Date
  /** Whether someone chose these times. The usual ones do not replace chosen ones. */
  hasChosenHours?: boolean
  /** Absent where nobody publishes, as for the sample newspaper. */
  author?: ChangeAuthor | undefined
  /** The page, if the new version only holds a page back or shows it again. */
  singlePage?: { action: 'page.held' | 'page.shown'; page: number } | undefined
  /** What people corrected, if the new version only has corrections. */
  corrected?: { pages: number[]; acts: Partial<Record<CorrectionAct, number>> } | undefined
  /** Runs in the transaction that shows the version. Throws to prevent it. */
  beforeShow?: ((tx: Database) => Promise<void>) | undefined
}

interface Publication {
  before: ShownState | undefined
  version: IssueVersion
  /** New release times; empty if they stay. */
  times: Partial<Record<'early_release_at' | 'general_release_at', number>>
  when: PublicationTerms
}

/** Records a new version, or new release times of the version that readers see already. */
export async function recordPublication(
  tx: Database,
  key: IssueKey,
  { before, version, times, when }: Publication,
): Promise<void> {
  const { author, published_at: at } = when
  if (!author) return
  if (before?.version === version.version) {
    const { early_release_at, general_release_at } = before
    const timesBefore = { early_release_at, general_release_at }
    const after = { ...timesBefore, ...times }
    if (JSON.stringify(timesBefore) === JSON.stringify(after)) return
    const action = 'issue.release-changed'
    const change = { action, object: key, before: timesBefore, after } as const
    await recordChange(tx, { change, author, at })
    return
  }
  const shown = before?.version ?? null
  if (when.singlePage) {
    const { action, page } = when.singlePage
    const versions = { before: { version: shown }, after: { version: version.version } }
    const change = { action, object: { ...key, page }, ...versions } as const
    await recordChange(tx, { change, author, at })
    return
  }
  if (when.corrected) {
    const after = { version: version.version, ...when.corrected }
    const versions = { before: { version: shown }, after }
    await recordChange(tx, {
      ...{ author, at },
      change: { action: 'issue.corrected', object: key, ...versions },
    })
    return
  }
  const after = {
    version: version.version,
    pages: version.pages.length,
    ...(await differencesFrom(tx, key, shown, version)),
  }
  const change = {
    action: 'issue.published',
    object: key,
    before: { version: shown },
    after,
  } as const
  await recordChange(tx, { change, author, at })
}

/** Numbers of the pages that differ. A page without checksums, of an earlier release, counts as the same. */
async function differencesFrom(
  tx: Database,
  key: IssueKey,
  shown: string | null,
  { pages }: IssueVersion,
): Promise<{ replaced: number[]; added: number[]; removed: number[] }> {
  if (shown === null) return { replaced: [], added: [], removed: [] }
  const earlier = await checksumsByPage(tx, { issue_id: issueId(key), version: shown })
  const isReplaced = ({ pageNo, checksums = {} }: IssueVersion['pages'][number]) => {
    const files = earlier.get(pageNo) ?? {}
    return Object.entries(checksums).some(
      // The note of a copied page is written again.
      ([name, checksum]) =>
        name !== pageFiles(pageNo).note &&
        name in files &&
        JSON.stringify(files[name]) !== JSON.stringify(checksum),
    )
  }
  const numbers = new Set(pages.map(({ pageNo }) => pageNo))
  return {
    replaced: pages.filter(isReplaced).map(({ pageNo }) => pageNo),
    added: [...numbers].filter((pageNo) => !earlier.has(pageNo)),
    removed: [...earlier.keys()].filter((pageNo) => !numbers.has(pageNo)),
  }
}
