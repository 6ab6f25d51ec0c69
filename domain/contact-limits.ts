import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { Limit } from './rate-limit.ts'

/** A household or a small office may share an address. */
export const CONTACT_MESSAGES_PER_ADDRESS: readonly Limit[] = [
  { limit: 5, windowMs: HOUR_MS },
  { limit: 20, windowMs: DAY_MS },
]
