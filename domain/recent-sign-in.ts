import { MINUTE_MS } from '#contract/durations.ts'
import { CODE_LIFETIME_MS } from './code-limits.ts'

/** Most stolen sessions are older than this. */
const RECENT_SIGN_IN_MS = 10 * MINUTE_MS

/** Whether the sign-in is recent enough to export the data or delete the account. */
export function mayExportOrDeleteData(authenticatedAt: number | null, now: Date): boolean {
  return isWithin(RECENT_SIGN_IN_MS, authenticatedAt, now)
}

/** Whether the sign-in is recent enough to start a contact change. */
export function mayStartContactChange(authenticatedAt: number | null, now: Date): boolean {
  return isWithin(RECENT_SIGN_IN_MS, authenticatedAt, now)
}

/** Allows additional time for the code to the new contact; a resend does not extend it. */
export function mayFinishContactChange(authenticatedAt: number | null, now: Date): boolean {
  return isWithin(RECENT_SIGN_IN_MS + CODE_LIFETIME_MS, authenticatedAt, now)
}

function isWithin(limitMs: number, authenticatedAt: number | null, now: Date): boolean {
  return authenticatedAt !== null && now.getTime() - authenticatedAt <= limitMs
}
