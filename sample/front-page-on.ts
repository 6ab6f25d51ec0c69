import { DAY_MS } from '#contract/durations.ts'
import type { IssueDate } from '#contract/issue-date.ts'

/** Alternates two front pages, so that today's issue differs from yesterday's. */
export function frontPageOn<T>(fronts: readonly T[], date: IssueDate): T | undefined {
  return fronts[(Date.parse(date) / DAY_MS) % fronts.length]
}
