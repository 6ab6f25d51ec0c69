import { FIRST_ARCHIVE_YEAR, type IssueDate } from '#contract/issue-date.ts'
import type { IssueDates, Reach } from '#contract/issues.ts'

export type DayMark = 'open' | 'future' | 'no-issue' | 'out-of-reach'

/** How the calendar shows a day; `open` until the month's data is known. */
export function dayMark(
  day: IssueDate,
  today: IssueDate,
  issueDates: IssueDates | undefined,
): DayMark {
  if (day > today) return 'future'
  if (!issueDates || !day.startsWith(issueDates.month)) return 'open'
  if (!issueDates.dates.includes(day)) return 'no-issue'
  const { from, to } = issueDates.reach
  return from !== null && day >= from && day <= to ? 'open' : 'out-of-reach'
}

/** Whether the whole archive is open to the reader. */
export function reachesArchiveStart({ from }: Reach): boolean {
  return from !== null && from <= `${FIRST_ARCHIVE_YEAR}-01-01`
}
