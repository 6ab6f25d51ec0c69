import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import { addDays, addMonths } from '#domain/calendar.ts'
import { dayInIndia, timeInIndia } from '#domain/newspaper-day.ts'

/** Renewals are debited at 09:00. */
const AFTER_RENEWALS = '10:00'

/** The next time that it is this time of day in India. */
export function nextAt(time: string, now: Date): Date {
  const today = dayInIndia(now)
  const at = timeInIndia(today, time)
  return at > now ? at : timeInIndia(addDays(today, 1), time)
}

/** A month later, after the renewals of plans bought today. */
export function nextMonth(now: Date): Date {
  return timeInIndia(addMonths(dayInIndia(now), 1), AFTER_RENEWALS)
}

export function anHourLater(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS)
}

export function aDayLater(now: Date): Date {
  return new Date(now.getTime() + DAY_MS)
}
