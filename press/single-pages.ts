import type { IssueKey } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { numberedPageName, pageDisplayName } from '#domain/page-names.ts'
import type { Database } from '#store/database.ts'
import type { IssueVersion } from '#store/issues/issue-version.ts'
import { pageOutlineOf } from '#store/issues/recent-issues.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { versionsOf } from '#store/issues/versions.ts'
import type { KeptPage } from './keep-pages.ts'
import type { OnStep } from './make-pages.ts'
import type { PageTask } from './page-task.ts'
import { PressError } from './press-error.ts'
import type { Press, PublishResult } from './publish.ts'
import { replacePages } from './replace-pages.ts'

interface SinglePage {
  key: IssueKey
  pageNo: number
}

interface SentPages {
  key: IssueKey
  sent: readonly PageTask[]
  onStep: OnStep
  onVersion?: (version: string) => void
}

/** Publishes a version with some pages replaced or added. The other pages stay as they are. */
export function publishPages(
  press: Press,
  { key, sent, onStep, onVersion }: SentPages,
): Promise<PublishResult> {
  const change = (shown: IssueVersion) => ({
    tasks: sent.map((page) => ({ ...page, ...namesOf(shown, page.pageNo) })),
    kept: keptPages(
      shown,
      sent.map(({ pageNo }) => pageNo),
    ),
  })
  return replacePages(press, { key, change, onStep, onVersion })
}

/** The number that a page prints: a jacket before the front page is not counted. */
export async function printedNumber({ db }: Press, { key, pageNo }: SinglePage): Promise<number> {
  const head = await issueHead(db, key)
  const pages = head ? (await issueVersion(db, key, head.version)).pages : []
  const front = pages[frontPageIndex(pages)]
  return pageNo - (front?.pageNo ?? 1) + 1
}

/** A replaced page keeps its name and section; a new one gets its number, and the section of the page before it. */
export function namesOf({ pages }: IssueVersion, pageNo: number) {
  const replaced = pages.find((page) => page.pageNo === pageNo)
  if (replaced) {
    const { name, name_kn = null, displayName, section, section_kn = null } = replaced
    return { pageNo, name, name_kn, displayName, section, section_kn }
  }
  const before = pages.findLast((page) => page.pageNo < pageNo)
  const front = pages[frontPageIndex(pages)]
  if (!before || !front || pageNo < front.pageNo) {
    throw new PressError(
      [`Page ${pageNo} would come before the front page: publish all pages again.`],
      [{ kind: 'before-front', page: pageNo }],
    )
  }
  const printed = pageNo - front.pageNo + 1
  const name = numberedPageName(printed)
  const { section, section_kn = null } = before
  return { pageNo, name, displayName: pageDisplayName(printed, name), section, section_kn }
}

/** Publishes a version without a page. The numbers of the other pages stay. */
export function holdPage(press: Press, { key, pageNo }: SinglePage): Promise<PublishResult> {
  const change = (shown: IssueVersion) => {
    const { pages } = shown
    if (pages[frontPageIndex(pages)]?.pageNo === pageNo) {
      const words = 'The front page cannot be held back: readers open the issue there.'
      throw new PressError([words], [{ kind: 'front-held' }])
    }
    return { tasks: [], kept: keptPages(shown, [pageNo]) }
  }
  return replacePages(press, { key, change, singlePage: { action: 'page.held', page: pageNo } })
}

/** Shows a page that was held back, as it was in the newest version that has it. */
export function showHeldPage(press: Press, { key, pageNo }: SinglePage): Promise<PublishResult> {
  const change = async (shown: IssueVersion) => {
    const isShown = shown.pages.some((page) => page.pageNo === pageNo)
    const held = isShown ? [] : [await findHeldPage(press, { key, pageNo })]
    return { tasks: [], kept: [...keptPages(shown), ...held] }
  }
  return replacePages(press, { key, change, singlePage: { action: 'page.shown', page: pageNo } })
}

/** The pages that readers do not see, with the newest version that has each. */
export async function heldPages(
  db: Database,
  key: IssueKey,
  shown: string,
): Promise<{ pageNo: number; version: string }[]> {
  const numbers = new Set((await pageOutlineOf(db, key, shown)).map(({ pageNo }) => pageNo))
  const held: { pageNo: number; version: string }[] = []
  for (const { version } of await versionsOf(db, key)) {
    for (const { pageNo } of await pageOutlineOf(db, key, version)) {
      if (!numbers.has(pageNo)) held.push({ pageNo, version })
      numbers.add(pageNo)
    }
  }
  return held.toSorted((one, other) => one.pageNo - other.pageNo)
}

async function findHeldPage({ db }: Press, { key, pageNo }: SinglePage): Promise<KeptPage> {
  const shown = (await issueHead(db, key))?.version ?? ''
  const held = (await heldPages(db, key, shown)).find((one) => one.pageNo === pageNo)
  if (held) {
    const { pages } = await issueVersion(db, key, held.version)
    const page = pages.find((each) => each.pageNo === pageNo)
    if (page) return { page, version: held.version }
  }
  throw new PressError(
    [
      `No version of the issue has a page ${pageNo}. To add it: press publish --page ${pageNo} <file>`,
    ],
    [{ kind: 'page-unknown', page: pageNo }],
  )
}

export function keptPages(
  { version, pages }: IssueVersion,
  without: readonly number[] = [],
): KeptPage[] {
  const kept = pages.filter(({ pageNo }) => !without.includes(pageNo))
  return kept.map((page) => ({ page, version }))
}
