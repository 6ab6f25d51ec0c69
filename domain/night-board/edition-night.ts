import type { NightEdition } from '#contract/desk/board.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { startOfNewspaperDay } from '../newspaper-day.ts'

/** An editor should look at stories below this confidence. */
export const DOUBTFUL_BELOW = 0.9

/**
 * `empty`: no page has arrived. `incomplete`: pages are missing. `making`: the press has not made all pages. `ready`:
 * published, and waits for its release. `early`: readers with early access have it. `out`: all readers have it.
 */
export type NightState =
  | 'empty'
  | 'incomplete'
  | 'making'
  | 'ready'
  | 'early'
  | 'out'
  | 'held'
  | 'withdrawn'

export function nightState(edition: NightEdition, now: number): NightState {
  const { release, versions, arrived } = edition
  if (release.version === null && versions > 0) return 'withdrawn'
  if (release.held_at !== null) return 'held'
  const { early, general } = openingTimes(edition)
  if (release.version !== null && now >= general) return 'out'
  if (release.version !== null && now >= early) return 'early'
  if (arrived.length === 0) return 'empty'
  if (missingPages(edition).length > 0) return 'incomplete'
  return unmadePages(edition).length > 0 || release.version === null ? 'making' : 'ready'
}

/** When the first readers and all readers can open the issue, if it is published and not held. */
export function openingTimes({ date, release }: NightEdition): { early: number; general: number } {
  const day = startOfNewspaperDay(date).getTime()
  const { early_release_at, general_release_at } = release
  return {
    early: Math.max(day, Math.min(early_release_at, general_release_at)),
    general: Math.max(day, general_release_at),
  }
}

/** Pages that have not arrived. Without a usual number of pages, these are the gaps between those that have. */
export function missingPages({ expected, arrived, held }: NightEdition): number[] {
  const last = expected ?? Math.max(0, ...arrived)
  const isThere = new Set([...arrived, ...held])
  return Array.from({ length: last }, (_, index) => index + 1).filter((page) => !isThere.has(page))
}

/** Pages that have arrived, are not made and are not held back. */
export function unmadePages({ arrived, made, held }: NightEdition): number[] {
  return arrived.filter((page) => !made.includes(page) && !held.includes(page))
}

/** The last minutes before the early release, until readers have the issue. A held or withdrawn issue is not late. */
export function isLate(edition: NightEdition, now: number, lateMinutes: number): boolean {
  if (now < openingTimes(edition).early - lateMinutes * MINUTE_MS) return false
  switch (nightState(edition, now)) {
    case 'held':
    case 'withdrawn':
    case 'out':
      return false
    case 'empty':
      return true
    case 'incomplete':
    case 'making':
    case 'ready':
    case 'early':
      return missingPages(edition).length > 0
  }
}
