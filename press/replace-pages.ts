import type { IssueKey } from '#domain/access.ts'
import type { PublicationTerms } from '#store/audit/issue-changes.ts'
import type { IssueVersion, PressedPage } from '#store/issues/issue-version.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { versionsOf } from '#store/issues/versions.ts'
import { copyKeptPages, identityOf, type KeptPage } from './keep-pages.ts'
import { linkReferences } from './link-references.ts'
import { identifyPages, makePages, type OnStep, runPress } from './make-pages.ts'
import type { IdentifiedTask, PageTask } from './page-task.ts'
import { PressError } from './press-error.ts'
import { countMade, type Press, type PublishResult, termsOf, writeManifest } from './publish.ts'
import { versionOf } from './version-of.ts'
import { showNextVersion } from './withdraw/show-next-version.ts'

/** The pages of the next version: some are made, the others stay as they are. */
export interface NextPages {
  tasks: readonly PageTask[]
  kept: readonly KeptPage[]
}

interface PageChange {
  key: IssueKey
  /** Called again if another run has published the issue meanwhile. */
  change: (shown: IssueVersion) => NextPages | Promise<NextPages>
  onStep?: OnStep
  /** For the audit log, if a page is only held back or shown again. */
  singlePage?: PublicationTerms['singlePage']
  /** The name of the version, before its pages are made. */
  onVersion?: ((version: string) => void) | undefined
}

/** Publishes a version that differs from the shown one in a few pages. Changes by other runs are kept. */
export async function replacePages(
  press: Press,
  { key, change, onStep = () => {}, singlePage, onVersion }: PageChange,
): Promise<PublishResult> {
  for (;;) {
    const head = await issueHead(press.db, key)
    if (!head) {
      const { publisher, date, edition } = key
      throw new PressError(
        [`${publisher} ${date} edition ${edition} is not published: publish all its pages first.`],
        [{ kind: 'unpublished' }],
      )
    }
    const shown = await issueVersion(press.db, key, head.version)
    const { tasks, kept } = await change(shown)
    const result = await runPress(press, tasks, async (run) => {
      const counter = countMade(onStep)
      const identified = await identifyPages(run, key, tasks)
      const version = versionOf(
        inOrder([...kept.map(identityOf), ...identified.map(withoutSource)]),
      )
      onVersion?.(version)
      const made = await makePages(run, { key, version }, identified, counter.onStep)
      const unchanged = await keepPages(press, key, kept, version)
      const pages = linkReferences(inOrder([...unchanged, ...made]))
      await writeManifest(press, { key, version }, pages)
      const when = { ...termsOf(press, head), singlePage }
      const next = { version, pages }
      const before = head.version
      const isShown = await showNextVersion(press, { key, next, kept, when, before })
      const wasThere = version === head.version
      return isShown && { version, wasThere, pagesMade: counter.made(), pages }
    })
    if (result) return result
  }
}

/** A version that was complete before has its files, and its checksums stay as they are. */
async function keepPages(
  press: Press,
  key: IssueKey,
  kept: readonly KeptPage[],
  version: string,
): Promise<PressedPage[]> {
  const complete = await versionsOf(press.db, key)
  if (complete.some((each) => each.version === version)) return kept.map(({ page }) => page)
  return copyKeptPages(press, { key, kept, to: version })
}

function withoutSource({ source, origin, content, ...page }: IdentifiedTask) {
  return page
}

function inOrder<Page extends { pageNo: number }>(pages: readonly Page[]): Page[] {
  return pages.toSorted((one, other) => one.pageNo - other.pageNo)
}
