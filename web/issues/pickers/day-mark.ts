import { FIRST_ARCHIVE_YEAR, type IssueDate } from '#contract/issue-date.ts'
import type { IssueDates, Reach } from '#contract/issues.ts'

export type DayMark = 'open' | 'future' | 'no-issue' | 'out-of-reach'

/** How the calendar shows a day; `open` until the month's data is known. */
export function dayMark(day: IssueDate, today: IssueDate, known: IssueDates | undefined): DayMark {
  if (day > today) return 'future'
  if (!known || !day.startsWith(known.month)) return 'open'
  if (!known.dates.includes(day)) return 'no-issue'
  const { from, to } = known.reach
  return from !== null && day >= from && day <= to ? 'open' : 'out-of-reach'
}

/** Whether the whole archive is open to the reader. */
export function reachesArchiveStart({ from }: Reach): boolean {
  return from !== null && from <= `${FIRST_ARCHIVE_YEAR}-01-01`
}
