import type { IssueDate } from '#contract/issue-date.ts'
import type { IssueDates } from '#contract/issues.ts'

export type DayMark = 'open' | 'future' | 'no-issue' | 'out-of-reach'

/** How a day stands in the calendar; `open` as long as nothing is known against it. */
export function dayMark(day: IssueDate, today: IssueDate, known: IssueDates | undefined): DayMark {
  if (day > today) return 'future'
  if (!known || !day.startsWith(known.month)) return 'open'
  if (!known.dates.includes(day)) return 'no-issue'
  const { from, to } = known.reach
  return from !== null && day >= from && day <= to ? 'open' : 'out-of-reach'
}
