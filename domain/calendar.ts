import { IssueDate } from '#contract/issue-date.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export function addDays(date: IssueDate, days: number): IssueDate {
  return dateOf(new Date(Date.parse(date) + days * DAY_MS))
}

/** Stays in the target month: one month after 31 January is 28 or 29 February. */
export function addMonths(date: IssueDate, months: number): IssueDate {
  const [year, month, day] = partsOf(date)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dateOf(new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))))
}

function partsOf(date: IssueDate): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))]
}

function dateOf(utc: Date): IssueDate {
  return IssueDate.parse(utc.toISOString().slice(0, 10))
}
