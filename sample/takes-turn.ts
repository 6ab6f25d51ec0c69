import { DAY_MS } from '#contract/durations.ts'
import type { IssueDate } from '#contract/issue-date.ts'

/** Two front pages take turns, so that yesterday's paper is not today's. */
export function takesTurn<T>(fronts: readonly T[], date: IssueDate): T | undefined {
  return fronts[(Date.parse(date) / DAY_MS) % fronts.length]
}
