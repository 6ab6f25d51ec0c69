import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { LATE_AUTHORISATION_MS } from './settlement.ts'

/** How old an attempt is when the gateway is asked what became of it. */
const LOOK_AT_AGES = [
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  DAY_MS,
  LATE_AUTHORISATION_MS,
  LATE_AUTHORISATION_MS + DAY_MS,
  // A tab that was left open for weeks.
  10 * DAY_MS,
  30 * DAY_MS,
]

/** When to ask next; never once nothing more can come of it. */
export function nextLook(createdAt: Date, now: Date): Date | undefined {
  const age = now.getTime() - createdAt.getTime()
  const next = LOOK_AT_AGES.find((look) => look > age)
  return next === undefined ? undefined : new Date(createdAt.getTime() + next)
}
