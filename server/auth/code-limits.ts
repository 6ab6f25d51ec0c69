import { isIPv6 } from 'node:net'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import {
  CODE_PAUSE,
  CODES_PER_CONTACT,
  EXISTS_CALLS_PER_NETWORK,
  EXISTS_CALLS_PER_SUBSCRIBER,
  type Familiarity,
  SMS_SHARE_OF_OTHERS,
  UNVERIFIED_CODES_PER_NETWORK,
  UNVERIFIED_CODES_PER_SUBSCRIBER,
} from '#domain/code-limits.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { CONTACT_BUCKETS } from '#store/auth/contact-buckets.ts'
import type { Contact } from '#store/auth/contacts.ts'
import type { Turn, Turns } from '#store/auth/rate-limits.ts'
import { addressCounted, sharedNetwork } from '../http/client-address.ts'
import type { Services } from '../services.ts'

interface CodeRequest {
  contact: Contact
  address: string
  familiarity: Familiarity
}

interface TurnsOfCode extends Turns {
  /** Those that are given back when the code is verified. */
  untilVerified: readonly Turn[]
}

/** What sending a code uses up: signing in and changing a contact alike, the first code and every other. */
export function turnsOfCode(
  { config, clock }: Services,
  { contact: { kind, value }, address, familiarity }: CodeRequest,
): TurnsOfCode {
  const pause = { bucket: CONTACT_BUCKETS.pause(value, familiarity), limits: CODE_PAUSE }
  const isKnown = familiarity === 'known-device'
  // Whoever shares its address cannot keep a known device from signing in.
  const untilVerified = isKnown ? [pause] : [pause, ...unverifiedFrom(address)]
  const codes = CONTACT_BUCKETS.codes(value, familiarity)
  const { smsDailyLimit } = config.messaging
  const limit = isKnown ? smsDailyLimit : Math.ceil(smsDailyLimit * SMS_SHARE_OF_OTHERS)
  const daily = { name: 'sms', day: dayInIndia(clock.now()), limit }
  return {
    turns: [...untilVerified, { bucket: codes, limits: CODES_PER_CONTACT[familiarity] }],
    untilVerified,
    ...(kind === 'phone' && { daily }),
  }
}

function unverifiedFrom(address: string): Turn[] {
  const network = {
    bucket: `unverified codes from ${sharedNetwork(address)}`,
    limits: UNVERIFIED_CODES_PER_NETWORK,
  }
  if (!isIPv6(address)) return [network]
  const bucket = `unverified codes from ${addressCounted(address)}`
  return [network, { bucket, limits: UNVERIFIED_CODES_PER_SUBSCRIBER }]
}

export function turnsOfExists(address: string): Turns {
  const subscriber = {
    bucket: `exists from ${addressCounted(address)}`,
    limits: EXISTS_CALLS_PER_SUBSCRIBER,
  }
  if (!isIPv6(address)) return { turns: [subscriber] }
  const bucket = `exists from ${sharedNetwork(address)}`
  return { turns: [subscriber, { bucket, limits: EXISTS_CALLS_PER_NETWORK }] }
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
