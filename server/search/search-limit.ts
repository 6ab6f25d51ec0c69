import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { admit } from '#domain/rate-limit.ts'
import { keep } from '../http/keep.ts'
import { ProblemError } from '../http/problem-error.ts'

/** More than anyone types. */
const LIMITS = [{ limit: 240, windowMs: MINUTE_MS }]
const CALLERS = 10_000

/** Refuses a caller who searches without end. Each server counts for itself, in memory: a search costs it no write. */
export function searchLimit(): (caller: string, now: Date) => void {
  const hitsOf = new Map<string, number[]>()
  return (caller, now) => {
    const admission = admit(hitsOf.get(caller) ?? [], LIMITS, now.getTime())
    if (admission.kind === 'admitted') return keep(hitsOf, caller, admission.hits, CALLERS)
    const seconds = Math.ceil((admission.retryAt - now.getTime()) / SECOND_MS)
    throw new ProblemError('too-many-requests', 'Too many searches. Please wait a moment.', {
      'Retry-After': `${seconds}`,
    })
  }
}
