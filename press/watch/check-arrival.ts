import type { PressFinding } from '#contract/desk/press-findings.ts'
import type { WatchedIssue, WatchedPage, WatchQuestion } from '#store/issues/watched-issues.ts'
import { checkUnplanned } from '../check/check-numbers.ts'
import { checkPages } from '../check/check-pages.ts'
import { readKnownIssue } from '../check/known-issue.ts'
import { sayFinding } from '../check/page-finding.ts'
import type { PagePlan } from '../check/page-plan.ts'
import type { Press } from '../publish.ts'
import type { Arrival, ArrivedPage } from './arrivals.ts'

/** An arrival without the pages that wait for an editor. */
export interface CheckedArrival extends Arrival {
  held: WatchedPage[]
}

/** Returns a function that checks the pages of an issue as `press publish` does, again only when they change. */
export function openChecks({ db }: Press) {
  const checked = new Map<string, { files: string; findings: PressFinding[] }>()

  return async (arrival: Arrival, plan: PagePlan | undefined): Promise<PressFinding[]> => {
    const { key, pages } = arrival
    const id = `${key.date}/${key.edition}`
    const files = JSON.stringify(pages.map(({ file, settled }) => [file, settled.sha256]))
    const before = checked.get(id)
    if (before?.files === files) return before.findings
    const known = await readKnownIssue(db, key, plan)
    const all = [...arrival.findings, ...checkUnplanned(pages, known), ...checkPages(pages, known)]
    const findings = all.filter(({ severity }) => severity === 'question')
    checked.set(id, { files, findings })
    return findings
  }
}

/** Holds the pages that have a question, unless an editor accepted them or readers have them already. */
export function holdPages(
  arrival: Arrival,
  findings: readonly PressFinding[],
  before: Pick<WatchedIssue, 'accepted_pages' | 'published_pages'> | undefined,
): CheckedArrival {
  const decided = [...(before?.accepted_pages ?? []), ...(before?.published_pages ?? [])]
  const isOpen = ({ pageNo, settled }: ArrivedPage) =>
    !decided.some((one) => one.pageNo === pageNo && one.sha256 === settled.sha256)
  const questions: WatchQuestion[] = []
  const held = new Map<number, WatchedPage>()
  for (const finding of findings) {
    const about = finding.pages ?? [finding.page]
    const open = arrival.pages.filter((page) => about.includes(page.pageNo) && isOpen(page))
    for (const { pageNo, settled } of open) held.set(pageNo, { pageNo, sha256: settled.sha256 })
    const [first] = open
    if (!first) continue
    const pages = open.map(({ pageNo }) => pageNo)
    questions.push({ file: first.file, why: sayFinding(finding).sentence, pages })
  }
  return {
    ...arrival,
    pages: arrival.pages.filter(({ pageNo }) => !held.has(pageNo)),
    questions: [...arrival.questions, ...questions],
    held: [...held.values()],
  }
}
