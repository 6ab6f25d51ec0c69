import { MINUTE_MS } from '#contract/durations.ts'
import { CODE_LIFETIME_MS } from './code-limits.ts'

/** A stolen session is older than this in most cases. */
export const RECENT_SIGN_IN_MS = 10 * MINUTE_MS

/** Whether the reader proved who they are recently enough to take their data out or to delete the account. */
export function mayDisposeOfData(authenticatedAt: number | null, now: Date): boolean {
  return isWithin(RECENT_SIGN_IN_MS, authenticatedAt, now)
}

/** Whether the reader proved who they are recently enough to ask for another contact. */
export function mayStartContactChange(authenticatedAt: number | null, now: Date): boolean {
  return isWithin(RECENT_SIGN_IN_MS, authenticatedAt, now)
}

/** Longer by the lifetime of the code that the new contact is sent; resending it extends nothing. */
export function mayFinishContactChange(authenticatedAt: number | null, now: Date): boolean {
  return isWithin(RECENT_SIGN_IN_MS + CODE_LIFETIME_MS, authenticatedAt, now)
}

function isWithin(limitMs: number, authenticatedAt: number | null, now: Date): boolean {
  return authenticatedAt !== null && now.getTime() - authenticatedAt <= limitMs
}
