import { FIRST_ARCHIVE_YEAR, IssueDate } from '#contract/issue-date.ts'
import { addDays, addMonths } from '#domain/calendar.ts'

/** The first day of the archive. */
export const FIRST_DAY = IssueDate.parse(`${FIRST_ARCHIVE_YEAR}-01-01`)

const DAYS_IN_WEEK = 7

/** `yyyy-MM`. */
export function monthOf(date: IssueDate): string {
  return date.slice(0, 7)
}

function firstDayOf(month: string): IssueDate {
  return IssueDate.parse(`${month}-01`)
}

/** 0 is Sunday, the first day of the week in India. */
function weekdayOf(date: IssueDate): number {
  return new Date(date).getUTCDay()
}

/** The weeks of a month; undefined for days of other months. */
export function weeksOf(month: string): (IssueDate | undefined)[][] {
  const first = firstDayOf(month)
  const length = Number(addDays(addMonths(first, 1), -1).slice(8))
  const before = weekdayOf(first)
  const weekCount = Math.ceil((before + length) / DAYS_IN_WEEK)
  return Array.from({ length: weekCount }, (_week, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_day, weekday) => {
      const day = week * DAYS_IN_WEEK + weekday - before
      return day >= 0 && day < length ? addDays(first, day) : undefined
    }),
  )
}

/** The day that a key moves to, as in the ARIA date grid; undefined for other keys. */
export function dayAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: IssueDate,
): IssueDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -DAYS_IN_WEEK)
    case 'ArrowDown':
      return addDays(day, DAYS_IN_WEEK)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, DAYS_IN_WEEK - 1 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}

/** Between the first day of the archive and today. */
export function clampDay(day: IssueDate, today: IssueDate): IssueDate {
  if (day < FIRST_DAY) return FIRST_DAY
  return day > today ? today : day
}
