import type { IssueDate } from '#contract/issue-date.ts'
import type { Release } from './access.ts'
import { timeInIndia } from './newspaper-day.ts'

/** The default release times of issues: `HH:mm` in Indian time. */
export interface ReleaseHours {
  early: string
  general: string
}

export const DEFAULT_RELEASE_HOURS: ReleaseHours = { early: '06:30', general: '07:00' }

export function releaseOn(date: IssueDate, { early, general }: ReleaseHours): Release {
  return {
    early_release_at: timeInIndia(date, early),
    general_release_at: timeInIndia(date, general),
  }
}
