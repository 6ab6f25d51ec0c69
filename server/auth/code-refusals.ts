import { MAXIMUM_CODE_INPUT_ATTEMPTS } from '#contract/auth-codes.ts'
import { SECOND_MS } from '#contract/durations.ts'
import type { Entry } from '#store/auth/code-attempts.ts'
import { ProblemError } from '../http/problem-error.ts'
import { tooManyWords } from './code-limits.ts'
import type { Sending } from './send-code.ts'

export type NotSent = Exclude<Sending, { kind: 'sent' }>
type Wrong = Exclude<Entry, { kind: 'right' } | { kind: 'contact-is-locked' }>

const START_FAILED = 'Failed to start verification. Please try again.'
const NO_MORE_SMS = 'We cannot send more SMS today. Please use your email address.'

export const RESTART_FLOW = { status: 'RESTART_FLOW_ERROR' } as const

export function generalError(message: string) {
  return { status: 'GENERAL_ERROR', message } as const
}

export function notSentWords(notSent: NotSent, now: Date): string {
  switch (notSent.kind) {
    case 'refused':
      return tooManyWords(notSent.retryAt, now)
    case 'day-is-full':
      return NO_MORE_SMS
    case 'not-sent':
      return START_FAILED
  }
}

export function notSentProblem(notSent: NotSent, now: Date): ProblemError {
  const words = notSentWords(notSent, now)
  if (notSent.kind !== 'refused') return new ProblemError('unavailable', words)
  return tooManyProblem(notSent.retryAt, now)
}

export function tooManyProblem(retryAt: number, now: Date): ProblemError {
  const seconds = Math.ceil((retryAt - now.getTime()) / SECOND_MS)
  return new ProblemError('too-many-requests', tooManyWords(retryAt, now), {
    'Retry-After': `${seconds}`,
  })
}

/** The last try that an attempt has is its end. */
export function wrongCodeReply(wrong: Wrong) {
  if (wrong.kind === 'over' || wrong.failures >= MAXIMUM_CODE_INPUT_ATTEMPTS) {
    return RESTART_FLOW
  }
  return {
    status:
      wrong.kind === 'expired'
        ? 'EXPIRED_USER_INPUT_CODE_ERROR'
        : 'INCORRECT_USER_INPUT_CODE_ERROR',
    failedCodeInputAttemptCount: wrong.failures,
    maximumCodeInputAttempts: MAXIMUM_CODE_INPUT_ATTEMPTS,
  } as const
}
