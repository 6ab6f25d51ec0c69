import { addDays } from '#domain/calendar.ts'
import { NOON, timeInIndia } from '#domain/newspaper-day.ts'
import type { WatchedIssue, WatchProgress } from '#store/issues/watched-issues.ts'
import type { PlanOfEdition } from '../check/page-plan.ts'
import type { ArrivedPage } from './arrivals.ts'
import type { CheckedArrival } from './check-arrival.ts'

/** When a watch publishes. */
export interface WatchRule {
  plan?: PlanOfEdition
  /** `HH:mm` in Indian time, in the night before the date of the issue. */
  publishAt?: string
}

/** What a watch does with an issue now. */
export type NextStep =
  | { kind: 'wait' }
  /** `changed` are the pages that readers do not have yet. */
  | { kind: 'publish'; pages: ArrivedPage[]; changed: number[] }

/** The moment of `--publish-at`: 23:30 is on the evening before, 04:30 on the morning of the issue. */
function deadlineOf({ date }: CheckedArrival['key'], publishAt: string): Date {
  return timeInIndia(publishAt < NOON ? date : addDays(date, -1), publishAt)
}

/** Decides from what arrived and what this watch published before. */
export function nextStep(
  { key, pages }: CheckedArrival,
  before: Pick<WatchedIssue, 'version' | 'published_pages'> | undefined,
  { plan, publishAt }: WatchRule,
  now: Date,
): NextStep {
  const known = new Map(before?.published_pages.map(({ pageNo, sha256 }) => [pageNo, sha256]))
  const changed = pages
    .filter(({ pageNo, settled }) => known.get(pageNo) !== settled.sha256)
    .map(({ pageNo }) => pageNo)
  if (changed.length === 0) return { kind: 'wait' }
  const planned = plan && upTo(plan(key.edition).pages)
  const isComplete = planned !== undefined && missingFrom(planned, pages).length === 0
  const isDue = publishAt !== undefined && now >= deadlineOf(key, publishAt)
  const hasFront = pages.some(({ pageNo }) => pageNo === 1) || known.has(1)
  const isPublished = before?.version != null
  if (!isPublished && !isComplete && !(isDue && hasFront)) return { kind: 'wait' }
  return { kind: 'publish', pages, changed }
}

/** What has arrived, and what is missing of the page plan. */
export function progressOf(
  { key, pages, incomplete, questions, held }: CheckedArrival,
  published: readonly { pageNo: number }[],
  plan: PlanOfEdition | undefined,
): WatchProgress {
  const arrived = new Set([...pages, ...published].map(({ pageNo }) => pageNo))
  const inPlan = plan && upTo(plan(key.edition).pages)
  const planned = inPlan ?? upTo(Math.max(0, ...arrived))
  return {
    ...(inPlan && { planned: Math.max(0, ...inPlan) }),
    pages: [...arrived].sort((one, other) => one - other),
    missing: planned.filter((pageNo) => !arrived.has(pageNo)),
    incomplete,
    questions: questions.map((question) => ({ ...question, pages: question.pages ?? [] })),
    held,
    faults: [],
  }
}

function missingFrom(planned: readonly number[], pages: readonly { pageNo: number }[]): number[] {
  const arrived = new Set(pages.map(({ pageNo }) => pageNo))
  return planned.filter((pageNo) => !arrived.has(pageNo))
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
