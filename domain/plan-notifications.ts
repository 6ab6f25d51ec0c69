import type { IssueDate } from '#contract/issue-date.ts'
import { midnightAfter, type Term } from './billing-period.ts'
import { addDays } from './calendar.ts'
import { dayInIndia, timeInIndia } from './newspaper-day.ts'
import { graceEndsAt, lastGraceDay, noticeAt } from './renewal.ts'

/** Reminders before a plan ends or renews. The last day of the period decides when each is due. */
export const PLAN_REMINDERS = [
  'ends-in-7-days',
  'ends-in-1-day',
  'grace-ends',
  'yearly-renewal',
] as const
export type PlanReminder = (typeof PLAN_REMINDERS)[number]

const SENDING_TIME = '09:00'
const RENEWAL_DAYS = 30

/** When a reminder is due and when it expires, because the next message says the same. */
export function reminderWindow(
  reminder: PlanReminder,
  endDate: IssueDate,
): { from: Date; until: Date } {
  switch (reminder) {
    case 'ends-in-7-days':
      return { from: morningOf(addDays(endDate, -7)), until: morningOf(addDays(endDate, -1)) }
    case 'ends-in-1-day':
      return { from: morningOf(addDays(endDate, -1)), until: midnightAfter(endDate) }
    case 'grace-ends':
      return { from: morningOf(addDays(lastGraceDay(endDate), -1)), until: graceEndsAt(endDate) }
    case 'yearly-renewal':
      return { from: morningOf(addDays(endDate, -RENEWAL_DAYS)), until: noticeAt(endDate) }
  }
}

/** The properties of a plan that decide its reminders. */
export interface ReminderPlan extends Term {
  recurring: boolean
  hasMandate: boolean
  isCancelled: boolean
}

/** The reminders of a period. Plans that renew within less than a year only have the notice before each debit. */
export function remindersOf({
  recurring,
  hasMandate,
  isCancelled,
  ...term
}: ReminderPlan): PlanReminder[] {
  const renews = recurring && hasMandate && !isCancelled
  if (!renews) return ['ends-in-7-days', 'ends-in-1-day']
  return isYearOrMore(term) ? ['yearly-renewal'] : []
}

function isYearOrMore({ duration_unit, duration_length }: Term): boolean {
  switch (duration_unit) {
    case 'day':
      return duration_length >= 365
    case 'month':
      return duration_length >= 12
    case 'year':
      return true
  }
}

/** Plans end at midnight; the message waits for the morning. */
export function endedMessageAt(now: Date): Date {
  const morning = morningOf(dayInIndia(now))
  return morning > now ? morning : now
}

function morningOf(day: IssueDate): Date {
  return timeInIndia(day, SENDING_TIME)
}
