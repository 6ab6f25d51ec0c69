import type { PressFinding } from '#contract/desk/press-findings.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { IssueKey, Release } from '#domain/access.ts'
import { dayInIndia, newspaperDay, timeOfDayInIndia } from '#domain/newspaper-day.ts'
import type { ReleaseTimes } from '../release-times.ts'

/** An issue is published at most this many days before or after its date. */
const MOST_DAYS_AWAY = 2
const DAY_MS = 24 * 60 * 60 * 1000

interface IssueOrder {
  key: IssueKey
  release: Release
  /** The times that the editor gave. */
  times: ReleaseTimes
  isPublished: boolean
  now: Date
}

/** Checks the date and the release times that an editor gave. */
export function checkOrder(order: IssueOrder): PressFinding[] {
  const { key, now } = order
  const today = newspaperDay(now)
  const days = daysBetween(today, key.date)
  // Before the rollover at 06:00, the calendar day is tomorrow's paper.
  if (Math.abs(days) > MOST_DAYS_AWAY && key.date !== dayInIndia(now)) {
    return [
      {
        code: 'date',
        severity: 'question',
        fact: { kind: 'far-date', date: key.date, days, today },
      },
    ]
  }
  return checkRelease(order, today)
}

/** Readers would see the issue at once. A correction of an issue that they see changes nothing. */
function checkRelease(
  { key, release, times, isPublished, now }: IssueOrder,
  today: IssueDate,
): PressFinding[] {
  const { early_release_at: early, general_release_at: general } = release
  const [given] = [
    ...(times.early && early < now ? [{ which: 'early' as const, time: times.early }] : []),
    ...(times.general && general < now ? [{ which: 'general' as const, time: times.general }] : []),
  ]
  if (isPublished || (!given && general > now)) return []
  const isLate = !given && key.date === today
  const passed = given ?? { which: 'usual' as const, time: timeOfDayInIndia(general) }
  return [
    {
      code: 'release',
      severity: isLate ? 'note' : 'question',
      fact: {
        kind: 'release-passed',
        date: key.date,
        ...passed,
        now: timeOfDayInIndia(now),
        day: dayInIndia(now),
      },
    },
  ]
}

function daysBetween(from: IssueDate, to: IssueDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
