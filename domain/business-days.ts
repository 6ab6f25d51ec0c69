import type { IssueDate } from '#contract/issue-date.ts'
import { addDays } from './calendar.ts'

/** Counts Monday to Friday. Ignores bank holidays, which differ by state. */
export function addBusinessDays(from: IssueDate, days: number): IssueDate {
  let date = from
  for (let left = days; left > 0; ) {
    date = addDays(date, 1)
    if (!isWeekend(date)) left -= 1
  }
  return date
}

function isWeekend(date: IssueDate): boolean {
  const day = new Date(date).getUTCDay()
  return day === 0 || day === 6
}
