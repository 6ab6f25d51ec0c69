import { setTimeout } from 'node:timers/promises'

const FIRST_PAUSE_MS = 1
/** At most SQLite's own interval, because others may release the lock only for a moment. */
const LONGEST_PAUSE_MS = 20

/** Another process did not release the lock in time. `isUnavailable` recognises the code. */
export class LockTimeoutError extends Error {
  override name = 'LockTimeoutError'
  readonly code = 'SQLITE_BUSY'
}

export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && `${error.code}`.startsWith('SQLITE_BUSY')
}

/** A time of `performance.now()`. */
export function deadlineAfter(waitMs: number): number {
  return performance.now() + waitMs
}

/** Tries at least once, then retries with back-off and jitter. Does not block the event loop. */
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
