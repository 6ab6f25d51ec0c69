import { isIPv6 } from 'node:net'
import { MAXIMUM_CODE_INPUT_ATTEMPTS } from '#contract/auth-codes.ts'
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
import type { Entry } from '#store/auth/code-attempts.ts'
import { CONTACT_BUCKETS } from '#store/auth/contact-buckets.ts'
import type { Contact } from '#store/auth/contacts.ts'
import type { Turn, Turns } from '#store/auth/rate-limits.ts'
import { rateLimitedNetwork, sharedNetwork } from '../http/client-address.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'

interface CodeRequest {
  contact: Contact
  address: string
  familiarity: Familiarity
}

interface CodeTurns extends Turns {
  /** Turns that are given back when the code is verified. */
  untilVerified: readonly Turn[]
}

/** The turns that sending a code uses up. They are the same for every purpose, and for a first code and a resend. */
export function turnsOfCode(
  { config, clock }: Services,
  { contact: { kind, value }, address, familiarity }: CodeRequest,
): CodeTurns {
  const pause = { bucket: CONTACT_BUCKETS.pause(value, familiarity), limits: CODE_PAUSE }
  const isKnown = familiarity === 'known-device'
  // The network's limit does not apply to a known device, so that others on the network cannot lock it out.
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
  const bucket = `unverified codes from ${rateLimitedNetwork(address)}`
  return [network, { bucket, limits: UNVERIFIED_CODES_PER_SUBSCRIBER }]
}

export function turnsOfExistsCall(address: string): Turns {
  const subscriber = {
    bucket: `exists from ${rateLimitedNetwork(address)}`,
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

/** The message to a reader who has to wait. */
export function retryMessage(retryAt: number, now: Date): string {
  const wait = retryAt - now.getTime()
  const [unit, ms] = UNITS.find(([, length]) => wait > length) ?? UNITS[2]
  const count = Math.max(1, Math.ceil(wait / ms))
  return `Too many attempts. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
}

export type CodeOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; retryAt: number }
  | { kind: 'day-is-full' }
  | { kind: 'not-sent' }

export type CodeFailure = Exclude<CodeOutcome, { kind: 'sent' }>
type FailedEntry = Exclude<Entry, { kind: 'right' } | { kind: 'contact-is-locked' }>

const START_FAILED = 'Failed to start verification. Please try again.'
const NO_MORE_SMS = 'We cannot send more SMS today. Please use your email address.'

export const RESTART_FLOW = { status: 'RESTART_FLOW_ERROR' } as const

export function generalError(message: string) {
  return { status: 'GENERAL_ERROR', message } as const
}

export function codeFailureMessage(failure: CodeFailure, now: Date): string {
  switch (failure.kind) {
    case 'refused':
      return retryMessage(failure.retryAt, now)
    case 'day-is-full':
      return NO_MORE_SMS
    case 'not-sent':
      return START_FAILED
  }
}

export function codeFailureProblem(failure: CodeFailure, now: Date): ProblemError {
  if (failure.kind === 'refused') return tooManyRequests(failure.retryAt, now)
  return new ProblemError('unavailable', codeFailureMessage(failure, now))
}

export function tooManyRequests(retryAt: number, now: Date): ProblemError {
  const seconds = Math.ceil((retryAt - now.getTime()) / SECOND_MS)
  return new ProblemError('too-many-requests', retryMessage(retryAt, now), {
    'Retry-After': `${seconds}`,
  })
}

/** The fifth failure ends the attempt. */
export function wrongCodeReply(entry: FailedEntry) {
  if (entry.kind === 'over' || entry.failures >= MAXIMUM_CODE_INPUT_ATTEMPTS) {
    return RESTART_FLOW
  }
  return {
    status:
      entry.kind === 'expired'
        ? 'EXPIRED_USER_INPUT_CODE_ERROR'
        : 'INCORRECT_USER_INPUT_CODE_ERROR',
    failedCodeInputAttemptCount: entry.failures,
    maximumCodeInputAttempts: MAXIMUM_CODE_INPUT_ATTEMPTS,
  } as const
}
