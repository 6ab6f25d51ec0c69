import type { IssueDate } from '#contract/issue-date.ts'
import type { IssueKey, Release } from '#domain/access.ts'
import { dayInIndia, newspaperDay, timeOfDayInIndia } from '#domain/newspaper-day.ts'
import type { ReleaseTimes } from '../release-times.ts'
import type { PageFinding } from './page-finding.ts'

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
export function checkOrder(order: IssueOrder): PageFinding[] {
  const { key, now } = order
  const today = newspaperDay(now)
  const days = daysBetween(today, key.date)
  // Before the rollover at 06:00, the calendar day is tomorrow's paper.
  if (Math.abs(days) > MOST_DAYS_AWAY && key.date !== dayInIndia(now)) {
    const distance = `${Math.abs(days)} days ${days < 0 ? 'ago' : 'from now'}`
    return [
      {
        code: 'date',
        severity: 'question',
        sentence: `The date ${key.date} is ${distance}; today's issue is of ${today}. The issue would be published under ${key.date}.`,
      },
    ]
  }
  return checkRelease(order, today)
}

/** Readers would see the issue at once. A correction of an issue that they see changes nothing. */
function checkRelease(
  { key, release, times, isPublished, now }: IssueOrder,
  today: IssueDate,
): PageFinding[] {
  const { early_release_at: early, general_release_at: general } = release
  const [given] = [
    ...(times.early && early < now ? [`--early ${times.early}`] : []),
    ...(times.general && general < now ? [`--general ${times.general}`] : []),
  ]
  if (isPublished || (!given && general > now)) return []
  const isLate = !given && key.date === today
  const passed = given ?? `The release of ${key.date}, ${timeOfDayInIndia(general)},`
  return [
    {
      code: 'release',
      severity: isLate ? 'note' : 'question',
      sentence: `${passed} has passed: it is ${timeOfDayInIndia(now)} on ${dayInIndia(now)}. Readers would see the issue at once.`,
    },
  ]
}

function daysBetween(from: IssueDate, to: IssueDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
