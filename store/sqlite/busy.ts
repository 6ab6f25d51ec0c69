import { setTimeout } from 'node:timers/promises'

const FIRST_PAUSE_MS = 1
/** As often as SQLite itself would look, or oftener: others may let go of the lock for a moment only. */
const LONGEST_PAUSE_MS = 20

/** Another process did not let go of the lock in time. `isUnavailable` knows it by its code. */
export class LockTimeoutError extends Error {
  override name = 'LockTimeoutError'
  readonly code = 'SQLITE_BUSY'
}

export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && `${error.code}`.startsWith('SQLITE_BUSY')
}

/** In milliseconds of `performance.now()`. */
export function deadlineAfter(waitMs: number): number {
  return performance.now() + waitMs
}

/** Tries at least once, then again with awaited back-off and jitter: the event loop goes on meanwhile. */
export async function retryWhileBusy<T>(attempt: () => T, deadline: number): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error)) throw error
      const left = deadline - performance.now()
      if (left <= 0) throw new LockTimeoutError('The database stayed locked', { cause: error })
      await setTimeout(Math.min(left, pauseAfter(tries)))
    }
  }
}

function pauseAfter(tries: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS)
  return pause * (0.5 + Math.random() / 2)
}
