import type { PressFinding } from '#contract/desk/press-findings.ts'
import type { IssueKey, Release } from '#domain/access.ts'
import type { GatheredPages } from '../gather-pages.ts'
import type { PageTask } from '../page-task.ts'
import { PressError } from '../press-error.ts'
import type { Press } from '../publish.ts'
import type { ReleaseTimes } from '../release-times.ts'
import { assignSections } from '../sections.ts'
import { printedNumber } from '../single-pages.ts'
import { checkOrder } from './check-issue.ts'
import { checkPages, checkWholeIssue } from './check-pages.ts'
import { readKnownIssue } from './known-issue.ts'
import type { PageFile } from './page-file.ts'
import { type PagePlan, sectionOptions } from './page-plan.ts'

interface SentIssue {
  key: IssueKey
  release: Release
  /** The times that the editor gave. */
  times: ReleaseTimes
  sections?: readonly string[]
  plan?: PagePlan | undefined
}

/** Assigns the sections, and checks everything that can be known before a page is made. */
export async function checkSentIssue(
  press: Pick<Press, 'db' | 'now'>,
  { key, release, times, sections = [], plan }: SentIssue,
  gathered: GatheredPages,
): Promise<{ pages: PageTask[]; findings: PressFinding[] }> {
  const { files } = gathered
  const jackets = files.filter(({ printedNo }) => printedNo === 0).length
  const pages = assignSections(gathered.pages, [
    ...sections,
    ...(plan ? sectionOptions(plan, jackets) : []),
  ])
  const known = await readKnownIssue(press.db, key, plan)
  const isPublished = known.shownPages !== undefined
  const findings = [
    ...checkOrder({ key, release, now: press.now(), times, isPublished }),
    ...gathered.findings,
    ...checkWholeIssue(files, pages, known),
  ]
  return { pages, findings }
}

/** Checks the page as the issue's own checks do, under the number that the command gives it. */
export async function checkSentPage(
  press: Press,
  gathered: GatheredPages,
  { key, pageNo }: { key: IssueKey; pageNo: number },
): Promise<{ files: PageFile[]; findings: PressFinding[] }> {
  const [first, ...others] = gathered.files
  const file = others.length === 0 ? first : gathered.files.find((one) => one.pageNo === pageNo)
  if (!file) return { files: [], findings: [] }
  const printedNo = await printedNumber(press, { key, pageNo })
  const files = [{ ...file, pageNo, printedNo, numberFrom: 'command' as const }]
  const named = file.name.page
  const wrongName: PressFinding[] =
    named === undefined || named === printedNo || others.length > 0
      ? []
      : [
          {
            code: 'number',
            page: pageNo,
            severity: 'question',
            fact: { kind: 'number-in-name', page: printedNo, file: file.file, named },
          },
        ]
  const known = await readKnownIssue(press.db, key)
  return { files, findings: [...wrongName, ...checkPages(files, known)] }
}

/** The only page that was sent; of several, the one with that number. */
export function pageIn(pages: readonly PageTask[], pageNo: number): PageTask {
  const [first, ...others] = pages
  const sent = others.length === 0 ? first : pages.find((page) => page.pageNo === pageNo)
  if (sent) return sent
  throw new PressError(
    [`You sent ${pages.length} pages, and none of them is page ${pageNo}.`],
    [{ kind: 'page-not-sent', page: pageNo, sent: pages.length }],
  )
}
