import { FIRST_ARCHIVE_YEAR, type IssueDate } from '#contract/issue-date.ts'
import type { IssueDates, Reach } from '#contract/issues.ts'

export type DayMark = 'open' | 'future' | 'no-issue' | 'out-of-reach'

/** How a day stands in the calendar; `open` as long as nothing is known against it. */
export function dayMark(day: IssueDate, today: IssueDate, known: IssueDates | undefined): DayMark {
  if (day > today) return 'future'
  if (!known || !day.startsWith(known.month)) return 'open'
  if (!known.dates.includes(day)) return 'no-issue'
  const { from, to } = known.reach
  return from !== null && day >= from && day <= to ? 'open' : 'out-of-reach'
}

/** Whether every issue from the first one on is open. */
export function reachesArchiveStart({ from }: Reach): boolean {
  return from !== null && from <= `${FIRST_ARCHIVE_YEAR}-01-01`
}
