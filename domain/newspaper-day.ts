import { IssueDate } from '#contract/issue-date.ts'
import { addDays } from './calendar.ts'

/** India keeps one offset all year: there is no daylight saving to ask about. */
const INDIA_OFFSET_MINUTES = 5 * 60 + 30
const MINUTE_MS = 60 * 1000

/** The day rolls over at 06:00. */
export const ROLLOVER_HOUR = 6

/** The issue that counts as today's. Before 06:00 in India that is still yesterday's paper. */
export function newspaperDay(now: Date): IssueDate {
  const shifted = now.getTime() + (INDIA_OFFSET_MINUTES - ROLLOVER_HOUR * 60) * MINUTE_MS
  return IssueDate.parse(new Date(shifted).toISOString().slice(0, 10))
}

/** The date on the calendar, which changes at midnight. */
export function dayInIndia(now: Date): IssueDate {
  const shifted = now.getTime() + INDIA_OFFSET_MINUTES * MINUTE_MS
  return IssueDate.parse(new Date(shifted).toISOString().slice(0, 10))
}

/** HH:mm by the clock on the wall in India. */
export function timeOfDayInIndia(now: Date): string {
  const shifted = now.getTime() + INDIA_OFFSET_MINUTES * MINUTE_MS
  return new Date(shifted).toISOString().slice(11, 16)
}

/** When the paper of the day after `today` becomes today's. */
export function nextRollover(now: Date): Date {
  const tomorrow = addDays(newspaperDay(now), 1)
  return new Date(Date.parse(tomorrow) + (ROLLOVER_HOUR * 60 - INDIA_OFFSET_MINUTES) * MINUTE_MS)
}

/** A moment by the clock on the wall in India: a day, and `HH:mm`. */
export function timeInIndia(date: IssueDate, time: string): Date {
  return new Date(`${date}T${time}:00+05:30`)
}
