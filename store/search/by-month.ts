import type { MonthCount } from '#contract/around-story.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { DayCount } from './text-index.ts'

/** The counts of each month from the first to the last day, also of months without any. */
export function byMonth(days: readonly DayCount[], from: IssueDate, to: IssueDate): MonthCount[] {
  const counts = new Map<string, number>()
  for (const month of monthsBetween(from, to)) counts.set(month, 0)
  for (const { day, articles } of days) {
    const month = new Date(day * DAY_MS).toISOString().slice(0, 7)
    counts.set(month, (counts.get(month) ?? 0) + articles)
  }
  return [...counts].map(([month, articles]) => ({ month, articles }))
}

function monthsBetween(from: IssueDate, to: IssueDate): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const [lastYear = 0, lastMonth = 1] = to.split('-').map(Number)
  const count = (lastYear - year) * 12 + lastMonth - month + 1
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const at = month - 1 + index
    return `${year + Math.floor(at / 12)}-${`${(at % 12) + 1}`.padStart(2, '0')}`
  })
}
