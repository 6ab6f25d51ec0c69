import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { LATE_AUTHORISATION_MS } from './settlement.ts'

/** The ages of a payment attempt at which its state is read from the gateway. */
const CHECK_AGES = [
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  DAY_MS,
  LATE_AUTHORISATION_MS,
  LATE_AUTHORISATION_MS + DAY_MS,
  // For a browser tab that stayed open for weeks.
  10 * DAY_MS,
  30 * DAY_MS,
]

/** The time of the next check; undefined after the last one. */
export function nextCheckAt(createdAt: Date, now: Date): Date | undefined {
  const age = now.getTime() - createdAt.getTime()
  const next = CHECK_AGES.find((look) => look > age)
  return next === undefined ? undefined : new Date(createdAt.getTime() + next)
}
