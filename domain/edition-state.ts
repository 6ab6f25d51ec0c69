import { HOUR_MS } from '#contract/durations.ts'

export const EDITION_STATES = ['out', 'expected', 'late', 'missing'] as const

/** `expected` before the early release, `late` in the first hour after it, `missing` until the newspaper day ends. */
export type EditionState = (typeof EDITION_STATES)[number]

const LATE_FOR_MS = HOUR_MS

/** `releaseAt` is the release of today's issue, undefined while it is not published; `dueAt` is the usual release. */
export function editionState(releaseAt: Date | undefined, dueAt: Date, now: Date): EditionState {
  if (releaseAt) return releaseAt <= now ? 'out' : 'expected'
  const overdueMs = now.getTime() - dueAt.getTime()
  if (overdueMs < 0) return 'expected'
  return overdueMs < LATE_FOR_MS ? 'late' : 'missing'
}
