import { getConfig } from '#contract/config.ts'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import { addDays } from '#domain/calendar.ts'
import { timeInIndia } from '#domain/newspaper-day.ts'
import { call } from '../api/call.ts'
import { fetchIssue } from '../paper/issue-calls.ts'

const SHORTEST_WAIT_MS = MINUTE_MS
/** The browser's clock may be wrong: it is not waited for longer than this. */
const LONGEST_WAIT_MS = 15 * MINUTE_MS
/** Where the clock can be moved, it is watched. */
const STAND_IN_WAIT_MS = 5 * SECOND_MS

const ROLLOVER = '06:00'

/** How long until it is worth asking for the paper of the day after `today`. */
export function waitForNewIssue(today: IssueDate, now: Date, standIns: boolean): number {
  if (standIns) return STAND_IN_WAIT_MS
  const rollover = timeInIndia(addDays(today, 1), ROLLOVER)
  const wait = rollover.getTime() - now.getTime()
  return Math.max(SHORTEST_WAIT_MS, Math.min(wait, LONGEST_WAIT_MS))
}

/** Whether a newer day has begun by the server's clock, and its paper can be opened by this reader. */
export async function isNewIssueOut(today: IssueDate, edition: number): Promise<boolean> {
  const config = await call(getConfig, {})
  if (config.today <= today) return false
  const issue = await fetchIssue(config.today, edition).catch(() => undefined)
  return issue !== undefined
}
