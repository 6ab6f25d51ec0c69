import type { IssueDate } from '#contract/issue-date.ts'
import type { Reader, Release } from './access.ts'
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

/** When an issue opens to the first readers. */
export function firstRelease({ early_release_at, general_release_at }: Release): Date {
  return early_release_at < general_release_at ? early_release_at : general_release_at
}

/** When an issue opens to a reader. */
export function releaseTo(reader: Reader, release: Release): Date {
  return hasEarlyAccess(reader) ? firstRelease(release) : release.general_release_at
}

export function hasEarlyAccess(reader: Reader): boolean {
  return reader.kind === 'subscriber' && reader.earlyAccess
}
