import { RESEND_WAIT_SECONDS } from '#contract/auth-codes.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { Limit } from './rate-limit.ts'

export const CODE_LIFETIME_MS = 10 * MINUTE_MS

export const CODES_PER_CONTACT: readonly Limit[] = [
  { limit: 1, windowMs: RESEND_WAIT_SECONDS * SECOND_MS },
  { limit: 5, windowMs: HOUR_MS },
  { limit: 10, windowMs: DAY_MS },
]

export const CODES_PER_ADDRESS: readonly Limit[] = [{ limit: 20, windowMs: HOUR_MS }]

export const EXISTS_CALLS_PER_ADDRESS: readonly Limit[] = CODES_PER_ADDRESS

/** Of all attempts together: neither a resend nor a new code gives more. */
export const WRONG_CODES_PER_CONTACT: readonly Limit[] = [{ limit: 15, windowMs: DAY_MS }]
