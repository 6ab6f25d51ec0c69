import { FIRST_ARCHIVE_YEAR, IssueDate } from '#contract/issue-date.ts'
import { addDays, addMonths } from '#domain/calendar.ts'

const RECENT_DAYS = 7

/** Days before today without an issue, so that a missing issue can be tried. */
const RECENT_HOLIDAY = 4

/** There is no issue on the first of May, a holiday. */
const HOLIDAY_MONTH = '-05-'

export type Extent = 'today' | 'full'

/**
 * The days of the sample in the order they are made: today, tomorrow for the rollover, then back in time. Before
 * today's issue is released, yesterday's comes first, because `/` shows it.
 */
export function sampleDays(
  today: IssueDate,
  extent: Extent,
  isTodayOpen: boolean,
): { recent: IssueDate[]; archive: IssueDate[] } {
  const first = isTodayOpen ? [] : [addDays(today, -1)]
  if (extent === 'today') return { recent: [...first, today], archive: [] }
  const past = Array.from({ length: RECENT_DAYS }, (_, index) => index + 1)
    .filter((daysAgo) => daysAgo !== RECENT_HOLIDAY)
    .map((daysAgo) => addDays(today, -daysAgo))
  const recent = [...new Set([...first, today, addDays(today, 1), ...past])]
  return { recent, archive: firstsOfMonths(today).filter((day) => !recent.includes(day)) }
}

/** The first of each month, newest first, back to the start of the archive. */
function firstsOfMonths(today: IssueDate): IssueDate[] {
  const firsts: IssueDate[] = []
  const oldest = `${FIRST_ARCHIVE_YEAR}-01-01`
  let first = IssueDate.parse(`${today.slice(0, 8)}01`)
  while (first >= oldest) {
    if (!first.includes(HOLIDAY_MONTH) && first < today) firsts.push(first)
    first = addMonths(first, -1)
  }
  return firsts
}
