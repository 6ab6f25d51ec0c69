import { HOUR_MS } from '#contract/durations.ts'
import { type IssueDate, RELEASE_TIME } from '#contract/issue-date.ts'
import { timeInIndia } from './newspaper-day.ts'

export const EDITION_STATES = ['out', 'expected', 'late', 'missing'] as const

/** `expected` before the release time, `late` in the first hour after it, `missing` until the newspaper day ends. */
export type EditionState = (typeof EDITION_STATES)[number]

const LATE_FOR_MS = HOUR_MS

/** The state of one edition of the newspaper day `date`. `releaseAt` is that of its issue, if one is published. */
export function editionState(
  date: IssueDate,
  releaseAt: Date | undefined,
  now: Date,
): EditionState {
  if (releaseAt) return releaseAt <= now ? 'out' : 'expected'
  const overdueMs = now.getTime() - timeInIndia(date, RELEASE_TIME).getTime()
  if (overdueMs < 0) return 'expected'
  return overdueMs < LATE_FOR_MS ? 'late' : 'missing'
}
