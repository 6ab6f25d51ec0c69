import { ARCHIVE_LIMITS } from '#contract/archive.ts'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { limitCalls } from '../http/limit-calls.ts'

const SEARCHES = [{ limit: ARCHIVE_LIMITS.searchesAMinute, windowMs: MINUTE_MS }]
const EXPORTS = [{ limit: ARCHIVE_LIMITS.exportsAnHour, windowMs: HOUR_MS }]

/** Limits the calls of each caller: of a token, or of a member of staff. */
export function archiveLimits() {
  return {
    countSearch: limitCalls(SEARCHES, 'Too many searches of the archive.'),
    countExport: limitCalls(EXPORTS, 'Too many exports of the archive.'),
  }
}
