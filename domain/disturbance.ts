import { MINUTE_MS } from '#contract/durations.ts'

// All limits of the table under "The status page" in docs/operate/observability.md.

/** Outcomes of requests count for this long. */
const OUTCOME_WINDOW_MINUTES = 10
/** Purchases with an unknown outcome count for this long. */
export const PURCHASE_WINDOW_MS = 30 * MINUTE_MS
/** The search index may lag behind the published issues for this long. */
export const INDEX_LAG_MS = 10 * MINUTE_MS

const MIN_FAILURES = 3

export interface Outcomes {
  failures: number
  successes: number
}

/** A few failures among many successes come from readers' networks, cards and typing errors. */
export function isDisturbed({ failures, successes }: Outcomes): boolean {
  return failures >= MIN_FAILURES && failures > successes
}

export interface MinuteOutcomes extends Outcomes {
  /** Minutes since 1970. */
  minute: number
  firstFailureAt: Date | undefined
}

export function minuteOf(time: Date): number {
  return Math.floor(time.getTime() / MINUTE_MS)
}

/** Drops minutes outside the window and minutes in the future (clock skew). */
export function recentMinutes(minutes: readonly MinuteOutcomes[], now: Date): MinuteOutcomes[] {
  const current = minuteOf(now)
  return minutes.filter(
    ({ minute }) => minute > current - OUTCOME_WINDOW_MINUTES && minute <= current,
  )
}

export function totalOf(minutes: readonly Outcomes[]): Outcomes {
  return {
    failures: minutes.reduce((sum, { failures }) => sum + failures, 0),
    successes: minutes.reduce((sum, { successes }) => sum + successes, 0),
  }
}
