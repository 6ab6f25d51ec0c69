import type { IssueKey } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import type { IssueVersion, PressedPage } from '#store/issues/issue-version.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import type { OnStep } from './make-pages.ts'
import type { PageTask } from './page-task.ts'
import { PressError } from './press-error.ts'
import type { Press, PublishResult } from './publish.ts'
import { replacePages } from './replace-pages.ts'
import { keptPages, namesOf, publishPages } from './single-pages.ts'
import { originOf } from './version-of.ts'

interface Steps {
  onStep: OnStep
  onVersion?: (version: string) => void
}

interface PageMove extends Steps {
  key: IssueKey
  pageNo: number
  to: number
}

/** Gives a page another number. A page that has this number gets the old one. */
export function movePage(
  press: Press,
  { key, pageNo, to, onStep, onVersion }: PageMove,
): Promise<PublishResult> {
  const change = async (shown: IssueVersion) => {
    const { pages } = shown
    const moved = pages.find((page) => page.pageNo === pageNo)
    const other = pages.find((page) => page.pageNo === to)
    if (!moved) {
      const value = { kind: 'page-not-shown' as const, page: pageNo }
      throw new PressError([`Readers see no page ${pageNo}.`], [value])
    }
    if (!other && pages[frontPageIndex(pages)] === moved) {
      const words = 'The front page can only change places with another page.'
      throw new PressError([words], [{ kind: 'front-moved' }])
    }
    const source = { press, key, version: shown.version }
    const tasks = [{ ...(await taskOf(source, moved)), ...namesOf(shown, to) }]
    if (other) tasks.push({ ...(await taskOf(source, other)), ...namesOf(shown, pageNo) })
    return { tasks, kept: keptPages(shown, [pageNo, to]) }
  }
  return replacePages(press, { key, change, onStep, onVersion })
}

interface SharedPages extends Steps {
  key: IssueKey
  /** The edition that has the pages. */
  from: number
  pages: readonly number[]
}

/** Replaces or adds pages with those of another edition of the same day. */
export async function sharePages(
  press: Press,
  { key, from, pages, ...steps }: SharedPages,
): Promise<PublishResult> {
  const source = { ...key, edition: from }
  const head = await issueHead(press.db, source)
  const { date } = key
  if (!head) {
    const value = { kind: 'source-unpublished' as const, date }
    throw new PressError([`Edition ${from} of ${date} is not published.`], [value])
  }
  const { pages: there } = await issueVersion(press.db, source, head.version)
  const shared = there.filter(({ pageNo }) => pages.includes(pageNo))
  if (shared.length < pages.length) {
    const value = { kind: 'source-without-pages' as const, date }
    throw new PressError([`Edition ${from} of ${date} does not show all these pages.`], [value])
  }
  const place = { press, key: source, version: head.version }
  const sent = await Promise.all(shared.map((page) => taskOf(place, page)))
  return publishPages(press, { key, sent, ...steps })
}

/** A page that is published somewhere. It draws the same, so that it is copied and not made again. */
async function taskOf(
  { press, key, version }: { press: Press; key: IssueKey; version: string },
  page: PressedPage,
): Promise<PageTask> {
  const { pageNo, name, displayName, section } = page
  const pdf = await press.assets.read(`${issueFolder(key, version)}/${pageFiles(pageNo).pdf}`)
  if (!pdf) {
    const words = `The PDF of page ${pageNo} is missing. See: press doctor.`
    throw new PressError([words], [{ kind: 'stored-file', file: pageFiles(pageNo).pdf }])
  }
  const origin = originOf(Buffer.from(pdf.bytes))
  return { pageNo, name, displayName, section, origin, source: { kind: 'pdf', bytes: pdf.bytes } }
}
