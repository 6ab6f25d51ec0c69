import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { Limit } from './rate-limit.ts'

/** An export is expensive: it reads every table. */
export const EXPORTS_PER_READER: readonly Limit[] = [
  { limit: 6, windowMs: HOUR_MS },
  { limit: 20, windowMs: DAY_MS },
]
