import type { IssueDate } from '#contract/issue-date.ts'
import type { CurrentIssue } from '#contract/issues.ts'
import { firstRelease, hasEarlyAccess, type Reader, type Release, releaseTo } from './access.ts'
import { newspaperDay } from './newspaper-day.ts'
import { type ReleaseHours, releaseOn } from './release-hours.ts'

/** The issues of an edition that can be current. */
export interface EditionIssues {
  /** The release of today's issue; undefined while it is not published. */
  today: Release | undefined
  /** The newest issue before today's that is released to everyone. */
  previous: IssueDate | undefined
  /** Whether today's issue is held: the newest before it stays the current one. */
  isHeld: boolean
}

/**
 * The current issue for a reader: today's once it is released to that reader, until then the newest before it.
 * An issue that is not published by the general release time counts as missing.
 */
export function currentIssue(
  reader: Reader,
  { today: release, previous, isHeld }: EditionIssues,
  hours: ReleaseHours,
  now: Date,
): CurrentIssue {
  const today = newspaperDay(now)
  if (isHeld) return { date: previous ?? today, next: null }
  const opensAt = release ? releaseTo(reader, release) : expectedAt(reader, today, hours, now)
  if (now >= opensAt) return { date: today, next: null }
  const isOutEarly = release !== undefined && now >= firstRelease(release)
  return {
    date: previous ?? today,
    next: { date: today, opens_at: opensAt.toISOString(), is_out_early: isOutEarly },
  }
}

/** After the early release time, the general release time is expected. */
function expectedAt(reader: Reader, today: IssueDate, hours: ReleaseHours, now: Date): Date {
  const { early_release_at, general_release_at } = releaseOn(today, hours)
  return hasEarlyAccess(reader) && now < early_release_at ? early_release_at : general_release_at
}
