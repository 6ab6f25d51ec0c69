import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { CurrentIssue } from '#contract/issues.ts'
import { addDays } from '#domain/calendar.ts'
import { timeInIndia } from '#domain/newspaper-day.ts'
import { fetchCurrentIssue, fetchIssue } from '../paper/issue-calls.ts'

const SHORTEST_WAIT_MS = MINUTE_MS
/** The browser's clock may be wrong: it is not waited for longer than this. */
const LONGEST_WAIT_MS = 15 * MINUTE_MS
/** Where the clock can be moved, it is watched. */
const STAND_IN_WAIT_MS = 5 * SECOND_MS

const ROLLOVER = '06:00'

/** How long until it is worth asking for a newer issue: until the next one opens, or the day rolls over. */
export function waitForNewIssue(current: CurrentIssue, now: Date, standIns: boolean): number {
  if (standIns) return STAND_IN_WAIT_MS
  const { date, next } = current
  const moment = next ? new Date(next.opens_at) : timeInIndia(addDays(date, 1), ROLLOVER)
  const wait = moment.getTime() - now.getTime()
  return Math.max(SHORTEST_WAIT_MS, Math.min(wait, LONGEST_WAIT_MS))
}

export interface NewerIssue {
  current: CurrentIssue
  /** Whether it is newer than the one shown, and can be opened by this reader. */
  isOut: boolean
}

export async function findNewerIssue(shown: CurrentIssue, edition: number): Promise<NewerIssue> {
  const current = await fetchCurrentIssue(edition)
  if (current.date <= shown.date) return { current, isOut: false }
  const issue = await fetchIssue(current.date, edition).catch(() => undefined)
  return { current, isOut: issue !== undefined }
}
