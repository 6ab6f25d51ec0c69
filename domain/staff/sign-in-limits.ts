import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import type { Limit } from '../rate-limit.ts'

/** Codes and recovery codes that were entered for one account. */
export const ENTRIES_PER_ACCOUNT: readonly Limit[] = [
  { limit: 5, windowMs: 15 * MINUTE_MS },
  { limit: 20, windowMs: 24 * HOUR_MS },
]
/** Attempts of one network, whatever the account. */
export const ATTEMPTS_PER_NETWORK: readonly Limit[] = [{ limit: 60, windowMs: 15 * MINUTE_MS }]
