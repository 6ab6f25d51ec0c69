import { SECOND_MS } from '#contract/durations.ts'
import { admit, type Limit } from '#domain/rate-limit.ts'
import { keepRecent } from './lru.ts'
import { ProblemError } from './problem-error.ts'

const MAX_CALLERS = 10_000

/** Throws for a caller who calls too often. Each server counts in memory, so that a call causes no write. */
export function limitCalls(
  limits: readonly Limit[],
  message: string,
): (caller: string, now: Date) => void {
  const hitsOf = new Map<string, number[]>()
  return (caller, now) => {
    const admission = admit(hitsOf.get(caller) ?? [], limits, now.getTime())
    if (admission.kind === 'admitted')
      return keepRecent(hitsOf, caller, admission.hits, MAX_CALLERS)
    const seconds = Math.ceil((admission.retryAt - now.getTime()) / SECOND_MS)
    throw new ProblemError('too-many-requests', message, { 'Retry-After': `${seconds}` })
  }
}
