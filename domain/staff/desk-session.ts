import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'

/** A session of the desk ends this long after sign-in, also when it is in use. */
export const DESK_SESSION_MS = 12 * HOUR_MS
/** A session that is not used ends earlier. */
const DESK_IDLE_MS = 30 * MINUTE_MS
/** The last use is saved at most this often. */
const SAVE_USE_MS = MINUTE_MS

export interface DeskSessionTimes {
  created_at: number
  last_used_at: number
}

export function isDeskSessionLive(
  { created_at, last_used_at }: DeskSessionTimes,
  now: number,
): boolean {
  return now < created_at + DESK_SESSION_MS && now < last_used_at + DESK_IDLE_MS
}

export function mustSaveUse({ last_used_at }: DeskSessionTimes, now: number): boolean {
  return now >= last_used_at + SAVE_USE_MS
}
