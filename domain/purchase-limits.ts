import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'

/** Each preview writes to the database and creates an order at the gateway. */
export const PREVIEWS_PER_READER = [
  { limit: 20, windowMs: 10 * MINUTE_MS },
  { limit: 100, windowMs: DAY_MS },
] as const
