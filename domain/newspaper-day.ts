import { IssueDate } from '#contract/issue-date.ts'
import { addDays } from './calendar.ts'

/** India has no daylight saving time. */
const INDIA_OFFSET_MINUTES = 5 * 60 + 30
const MINUTE_MS = 60 * 1000

/** The day rolls over at 06:00. */
const ROLLOVER_HOUR = 6

/** The day of today's issue. Before 06:00 in India it is the previous day. */
export function newspaperDay(now: Date): IssueDate {
  const shifted = now.getTime() + (INDIA_OFFSET_MINUTES - ROLLOVER_HOUR * 60) * MINUTE_MS
  return IssueDate.parse(new Date(shifted).toISOString().slice(0, 10))
}

/** The calendar date in India, which changes at midnight. */
export function dayInIndia(now: Date): IssueDate {
  const shifted = now.getTime() + INDIA_OFFSET_MINUTES * MINUTE_MS
  return IssueDate.parse(new Date(shifted).toISOString().slice(0, 10))
}

/** The night of a paper begins at this hour of the day before. */
export const NOON = '12:00'

/** The date of the paper that is made at this time. */
export function paperMadeAt(time: Date): IssueDate {
  const day = dayInIndia(time)
  return timeOfDayInIndia(time) < NOON ? day : addDays(day, 1)
}

/** HH:mm in Indian time. */
export function timeOfDayInIndia(now: Date): string {
  const shifted = now.getTime() + INDIA_OFFSET_MINUTES * MINUTE_MS
  return new Date(shifted).toISOString().slice(11, 16)
}

/** When the next newspaper day begins. */
export function nextRollover(now: Date): Date {
  return startOfNewspaperDay(addDays(newspaperDay(now), 1))
}

/** No reader can open the day's issue earlier. */
export function startOfNewspaperDay(date: IssueDate): Date {
  return new Date(Date.parse(date) + (ROLLOVER_HOUR * 60 - INDIA_OFFSET_MINUTES) * MINUTE_MS)
}

/** The time `HH:mm` of a day in Indian time. */
export function timeInIndia(date: IssueDate, time: string): Date {
  return new Date(`${date}T${time}:00+05:30`)
}
