import type { IssueDate } from '#contract/issue-date.ts'
import { TIME_OF_DAY } from '#contract/timestamp.ts'
import type { IssueKey, Release } from '#domain/access.ts'
import { type ReleaseHours, releaseOn } from '#domain/release-hours.ts'
import type { Database } from '#store/database.ts'
import { issueHead } from '#store/issues/shown-issue.ts'
import { PressError } from './press-error.ts'

/** Release times, and whether the command names them. */
export type ChosenRelease = Release & { hasChosenHours?: boolean }

export interface ReleaseTimes {
  early?: string
  general?: string
}

/** The times that were given; else those of the published issue, or the usual ones. */
export async function releaseOf(
  { db, releaseHours }: { db: Database; releaseHours: ReleaseHours },
  key: IssueKey,
  times: ReleaseTimes,
): Promise<Release> {
  const isGiven = times.early !== undefined || times.general !== undefined
  const head = isGiven ? undefined : await issueHead(db, key)
  return head ?? releaseAt(key.date, times, releaseHours)
}

/** An issue that opens to everyone before the usual early release opens to all at once. */
export function releaseAt(
  date: IssueDate,
  times: ReleaseTimes,
  usual: ReleaseHours,
): ChosenRelease {
  const general = times.general ?? laterOf(usual.general, times.early ?? usual.early)
  const early = times.early ?? earlierOf(usual.early, general)
  const faults = Object.entries({ early, general }).flatMap(([name, time]) =>
    TIME_OF_DAY.test(time) ? [] : [`--${name} must be a time of day, such as 06:30`],
  )
  if (faults.length > 0) throw new PressError(faults)
  if (general < early) {
    const words = '--early must not be later than --general'
    throw new PressError([words], [{ kind: 'early-after-general' }])
  }
  const hasChosenHours = times.early !== undefined || times.general !== undefined
  return { ...releaseOn(date, { early, general }), hasChosenHours }
}

const laterOf = (one: string, other: string) => (one > other ? one : other)
const earlierOf = (one: string, other: string) => (one < other ? one : other)
