import { DAY_MS } from '#contract/durations.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { DurationUnit } from '#contract/plans.ts'
import { addDays, addMonths } from './calendar.ts'
import { timeInIndia } from './newspaper-day.ts'

/** The length of one period of a plan. */
export interface Term {
  duration_unit: DurationUnit
  duration_length: number
}

/** The first and the last day. */
export interface Period {
  start_date: IssueDate
  end_date: IssueDate
}

/** The nth period, from 0. Counted from the anchor, so that month ends do not drift. */
export function periodFrom(anchor: IssueDate, term: Term, number: number): Period {
  return {
    start_date: afterPeriods(anchor, term, number),
    end_date: afterPeriods(anchor, term, number + 1),
  }
}

function afterPeriods(
  anchor: IssueDate,
  { duration_unit, duration_length }: Term,
  periods: number,
): IssueDate {
  const length = duration_length * periods
  switch (duration_unit) {
    case 'day':
      return addDays(anchor, length)
    case 'month':
      return addMonths(anchor, length)
    case 'year':
      return addMonths(anchor, length * 12)
  }
}

/** Midnight in India at the end of a day, when access until that day ends. */
export function midnightAfter(day: IssueDate): Date {
  return timeInIndia(addDays(day, 1), '00:00')
}

export function daysBetween(from: IssueDate, to: IssueDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
