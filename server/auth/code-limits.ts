import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import {
  CODES_PER_ADDRESS,
  CODES_PER_CONTACT,
  EXISTS_CALLS_PER_ADDRESS,
} from '#domain/code-limits.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import type { Contact } from '#store/auth/contact.ts'
import { CONTACT_BUCKETS } from '#store/auth/contact-buckets.ts'
import type { Turns } from '#store/auth/rate-limits.ts'
import { addressCounted } from '../http/client-address.ts'
import type { Services } from '../services.ts'

/** What sending a code uses up: signing in and changing a contact alike, the first code and every other. */
export function turnsOfCode(
  { config, clock }: Services,
  { kind, value }: Contact,
  address: string,
): Turns {
  const day = dayInIndia(clock.now())
  return {
    turns: [
      { bucket: `codes from ${addressCounted(address)}`, limits: CODES_PER_ADDRESS },
      { bucket: CONTACT_BUCKETS.codes(value), limits: CODES_PER_CONTACT },
    ],
    ...(kind === 'phone' && {
      daily: { name: 'sms', day, limit: config.messaging.smsDailyLimit },
    }),
  }
}

export function turnsOfExists(address: string): Turns {
  const bucket = `exists from ${addressCounted(address)}`
  return { turns: [{ bucket, limits: EXISTS_CALLS_PER_ADDRESS }] }
}

const UNITS = [
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', SECOND_MS],
] as const

/** For the reader who has to wait. */
export function tooManyWords(retryAt: number, now: Date): string {
  const wait = retryAt - now.getTime()
  const [unit, ms] = UNITS.find(([, length]) => wait > length) ?? UNITS[2]
  const count = Math.max(1, Math.ceil(wait / ms))
  return `Too many attempts. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
}
