import type { IssueDate } from '#contract/issue-date.ts'
import { addDays } from '#domain/calendar.ts'
import { dayInIndia, paperMadeAt } from '#domain/newspaper-day.ts'
import { readFilePath } from '#domain/page-file-name.ts'
import type { IncomingFile, IncomingFiles } from '#store/incoming-files.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import { saveWatchedIssue, type WatchedIssue, watchedIssue } from '#store/issues/watched-issues.ts'
import { sectionOptions } from '../check/page-plan.ts'
import { PressError } from '../press-error.ts'
import type { Press } from '../publish.ts'
import { type ReleaseTimes, releaseAt } from '../release-times.ts'
import { type Arrival, sortArrivals, type WatchScope } from './arrivals.ts'
import { holdPages, openChecks } from './check-arrival.ts'
import { nextStep, progressOf, type WatchRule } from './next-step.ts'
import { publishArrival } from './publish-arrival.ts'
import { readSettledFiles } from './settled-files.ts'

export interface WatchSettings extends WatchRule {
  scope: Omit<WatchScope, 'isNear' | 'pattern'>
  times: ReleaseTimes
  sections: readonly string[]
}

/** What one look at the folder found. */
export interface WatchLook {
  issues: WatchedIssue[]
  /** Files that belong to no issue. */
  questions: Arrival['questions']
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A failed publication is tried again when the files change, or after this time. */
const RETRY_MS = MINUTE_MS

/** Returns a function that looks at the folder once, publishes what is due and saves what it waits for. */
export function openWatch(
  press: Press,
  incoming: IncomingFiles,
  { scope, times, sections, ...rule }: WatchSettings,
): () => Promise<WatchLook> {
  const readFiles = readSettledFiles(incoming)
  const check = openChecks(press)
  const pattern = press.fileNames?.[scope.publisher]
  const failures = new Map<string, { pages: string; at: number; faults: readonly string[] }>()

  async function lookAt(arrived: Arrival, now: Date): Promise<WatchedIssue> {
    const { key } = arrived
    const before = await watchedIssue(press.db, key)
    const plan = rule.plan?.(key.edition)
    const arrival = holdPages(arrived, await check(arrived, plan), before)
    const step = nextStep(arrival, before, rule, now)
    const id = `${key.date}/${key.edition}`
    const pages = JSON.stringify(
      arrival.pages.map(({ pageNo, settled }) => [pageNo, settled.sha256]),
    )
    const failure = failures.get(id)
    const mayTry = failure?.pages !== pages || now.getTime() - failure.at >= RETRY_MS
    let { version = null, published_pages = [] } = before ?? {}
    const { accepted_pages = [] } = before ?? {}
    if (step.kind === 'publish' && mayTry) {
      failures.delete(id)
      try {
        const release = releaseAt(key.date, times, press.releaseHours)
        const isPublished = (await shownVersionOf(press.db, key)) !== undefined && version !== null
        const planned = plan ? sectionOptions(plan, 0) : []
        const due = { key, release, sections: [...sections, ...planned], ...step, isPublished }
        version = await publishArrival(press, incoming, due)
        const sent = step.pages.map(({ pageNo, settled: { sha256 } }) => ({ pageNo, sha256 }))
        const isSent = new Set(sent.map(({ pageNo }) => pageNo))
        const others = published_pages.filter(({ pageNo }) => !isSent.has(pageNo))
        published_pages = [...others, ...sent].sort((one, other) => one.pageNo - other.pageNo)
      } catch (error) {
        if (!(error instanceof PressError)) throw error
        failures.set(id, { pages, at: now.getTime(), faults: error.faults })
      }
    }
    const faults = step.kind === 'publish' ? [...(failures.get(id)?.faults ?? [])] : []
    const progress = { ...progressOf(arrival, published_pages, rule.plan), faults }
    const issue: WatchedIssue = {
      ...key,
      place: incoming.place,
      state: version === null ? 'waiting' : 'published',
      progress,
      version,
      published_pages,
      accepted_pages,
      changed_at: now.getTime(),
      seen_at: now.getTime(),
    }
    return saveIfChanged(press, issue, before)
  }

  return async () => {
    const now = press.now()
    const isNear = (date: IssueDate) => isDateNear(date, scope.date, now)
    const { settled, incomplete } = await readFiles(now, (file) =>
      isRecent(file, { ...scope, isNear, pattern }, now),
    )
    const found = sortArrivals({ settled, incomplete }, { ...scope, isNear, pattern })
    const arrivals = withExpected(found.arrivals, scope, now)
    const issues: WatchedIssue[] = []
    for (const arrival of arrivals) {
      const questions = [...arrival.questions, ...found.questions]
      issues.push(await lookAt({ ...arrival, questions }, now))
    }
    return { issues, questions: found.questions }
  }
}

/** Yesterday's paper may get late pages, and pages may come some days early. */
function isDateNear(date: IssueDate, only: IssueDate | undefined, now: Date): boolean {
  const today = dayInIndia(now)
  return only ? date === only : date >= addDays(today, -1) && date <= addDays(today, 3)
}

/** Old files are not read. A new file with a date far away is, so that it becomes a question. */
function isRecent(
  { path, modifiedAt, arrivedAt }: IncomingFile,
  { isNear, pattern }: Pick<WatchScope, 'isNear' | 'pattern'>,
  now: Date,
): boolean {
  const { date = paperMadeAt(new Date(modifiedAt)) } = readFilePath(path, pattern).name
  return isNear(date) || now.getTime() - arrivedAt < DAY_MS
}

/** Adds tonight's issue of a watch for one edition, so that it waits for its pages from the beginning. */
function withExpected(
  arrivals: readonly Arrival[],
  { publisher, edition, date }: WatchSettings['scope'],
  now: Date,
): Arrival[] {
  const tonight = date ?? paperMadeAt(now)
  const isThere = arrivals.some(({ key }) => key.date === tonight && key.edition === edition)
  if (edition === undefined || isThere) return [...arrivals]
  const key = { publisher, date: tonight, edition }
  return [...arrivals, { key, pages: [], incomplete: [], questions: [], findings: [] }]
}

/** Saves at once what changed, and every minute that the watch is alive. */
async function saveIfChanged(
  { db }: Press,
  issue: WatchedIssue,
  before: WatchedIssue | undefined,
): Promise<WatchedIssue> {
  const facts = ({ changed_at: _changed, seen_at: _seen, ...rest }: WatchedIssue) =>
    JSON.stringify(Object.entries(rest).sort())
  const isSame = before !== undefined && facts(before) === facts(issue)
  if (isSame && issue.seen_at - before.seen_at < MINUTE_MS) return before
  const saved = isSame ? { ...issue, changed_at: before.changed_at } : issue
  await saveWatchedIssue(db, saved)
  return saved
}
