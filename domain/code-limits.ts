import { RESEND_WAIT_SECONDS } from '#contract/auth-codes.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { Limit } from './rate-limit.ts'

/** What the account knows about the caller who requests or enters a code. Each kind has its own limits. */
export const FAMILIARITIES = ['stranger', 'known-network', 'known-device'] as const
export type Familiarity = (typeof FAMILIARITIES)[number]

export const CODE_LIFETIME_MS = 10 * MINUTE_MS

/** Limits for codes to one contact, unless the previous code was verified. */
export const CODE_PAUSE: readonly Limit[] = [
  { limit: 1, windowMs: RESEND_WAIT_SECONDS * SECOND_MS },
]

const FEW_CODES: readonly Limit[] = [
  { limit: 5, windowMs: HOUR_MS },
  { limit: 10, windowMs: DAY_MS },
]

export const CODES_PER_CONTACT: Readonly<Record<Familiarity, readonly Limit[]>> = {
  stranger: FEW_CODES,
  'known-network': FEW_CODES,
  /** Allows a sign-in every hour. */
  'known-device': [
    { limit: 5, windowMs: HOUR_MS },
    { limit: 30, windowMs: DAY_MS },
  ],
}

/** The share of the daily SMS for unknown devices. The rest is reserved for known ones, so that an attack cannot use it up. */
export const SMS_SHARE_OF_OTHERS = 0.8

/** Unverified codes per IPv4 address or IPv6 /48, which many customers of one carrier share. */
export const UNVERIFIED_CODES_PER_NETWORK: readonly Limit[] = [
  { limit: 300, windowMs: HOUR_MS },
  { limit: 480, windowMs: DAY_MS },
]

/** An IPv6 /64 is one customer of a carrier: a phone, a home or an office. */
export const UNVERIFIED_CODES_PER_SUBSCRIBER: readonly Limit[] = [{ limit: 20, windowMs: HOUR_MS }]

export const EXISTS_CALLS_PER_SUBSCRIBER: readonly Limit[] = [{ limit: 20, windowMs: HOUR_MS }]

/** Thousands of phones can share a carrier's /48. */
export const EXISTS_CALLS_PER_NETWORK: readonly Limit[] = [{ limit: 100, windowMs: HOUR_MS }]

/**
 * For all contacts of an account together: neither a resend nor a new code adds attempts.
 * The sum limits the success of guessing in a year; docs/decisions/017-known-devices.md has the calculation.
 */
export const WRONG_CODES_PER_ACCOUNT: Readonly<
  Record<Exclude<Familiarity, 'known-device'>, readonly Limit[]>
> = {
  stranger: [{ limit: 8, windowMs: DAY_MS }],
  'known-network': [{ limit: 5, windowMs: DAY_MS }],
}

/** Counted since the device last signed in. Beyond it, the device is no longer known. */
export const WRONG_CODES_PER_DEVICE = 25

export const DEVICES_PER_READER = 50
export const NETWORKS_PER_READER = 50
export const DEVICE_FORGOTTEN_AFTER_MS = 365 * DAY_MS
