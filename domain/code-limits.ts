import { RESEND_WAIT_SECONDS } from '#contract/auth-codes.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { Limit } from './rate-limit.ts'

/** How an account knows whoever asks for a code or enters one: each kind has an allowance of its own. */
export const FAMILIARITIES = ['stranger', 'known-network', 'known-device'] as const
export type Familiarity = (typeof FAMILIARITIES)[number]

export const CODE_LIFETIME_MS = 10 * MINUTE_MS

/** Between two codes to one contact, unless the first was verified. */
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
  /** Enough to sign in every hour. */
  'known-device': [
    { limit: 5, windowMs: HOUR_MS },
    { limit: 30, windowMs: DAY_MS },
  ],
}

/** Of the SMS of a day. The rest is kept for known devices, so that an attack cannot use it up. */
export const SMS_SHARE_OF_OTHERS = 0.8

/** What an IPv4 address or an IPv6 /48, which many readers of one carrier share, leaves unverified. */
export const UNVERIFIED_CODES_PER_NETWORK: readonly Limit[] = [
  { limit: 300, windowMs: HOUR_MS },
  { limit: 480, windowMs: DAY_MS },
]

/** A /64 is one subscriber: a telephone, a home or an office. */
export const UNVERIFIED_CODES_PER_SUBSCRIBER: readonly Limit[] = [{ limit: 20, windowMs: HOUR_MS }]

export const EXISTS_CALLS_PER_SUBSCRIBER: readonly Limit[] = [{ limit: 20, windowMs: HOUR_MS }]

/** Thousands of telephones can share a carrier's /48. */
export const EXISTS_CALLS_PER_NETWORK: readonly Limit[] = [{ limit: 100, windowMs: HOUR_MS }]

/**
 * For all contacts of an account together: neither a resend nor a new code gives more.
 * The sum bounds what guessing can achieve in a year: docs/decisions/017-known-devices.md has the calculation.
 */
export const WRONG_CODES_PER_ACCOUNT: Readonly<
  Record<Exclude<Familiarity, 'known-device'>, readonly Limit[]>
> = {
  stranger: [{ limit: 8, windowMs: DAY_MS }],
  'known-network': [{ limit: 5, windowMs: DAY_MS }],
}

/** Since the device last signed in. With more, the account no longer knows it. */
export const WRONG_CODES_PER_DEVICE = 25

export const DEVICES_PER_READER = 50
export const NETWORKS_PER_READER = 50
export const DEVICE_FORGOTTEN_AFTER_MS = 365 * DAY_MS
