import { FIRST_ARCHIVE_YEAR, IssueDate } from '#contract/issue-date.ts'
import { addDays, addMonths } from './calendar.ts'

/** The days of a month that is written `yyyy-MM`. */
export function daysOfMonth(month: string): IssueDate[] {
  const first = IssueDate.parse(`${month}-01`)
  const next = addMonths(first, 1)
  const days: IssueDate[] = []
  for (let day = first; day < next; day = addDays(day, 1)) days.push(day)
  return days
}

/** The same day and month in the earlier years of the archive. 29 February is only in leap years. */
export function sameDayInEarlierYears(date: IssueDate): IssueDate[] {
  const year = Number(date.slice(0, 4))
  const count = Math.max(0, year - FIRST_ARCHIVE_YEAR)
  const years = Array.from({ length: count }, (_, index) => FIRST_ARCHIVE_YEAR + index)
  return years.flatMap((one) => {
    const day = IssueDate.safeParse(`${one}${date.slice(4)}`)
    return day.success ? [day.data] : []
  })
}
