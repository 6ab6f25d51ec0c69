import { setTimeout } from 'node:timers/promises'
import { SECOND_MS } from '#contract/durations.ts'

/** Well below the 10 seconds after which Prometheus takes a server for dead. */
const TIME_LIMIT_MS = 4 * SECOND_MS

/** Answers undefined when reading fails or takes too long. At most one reading is under way, so that none pile up. */
export function readInTime<T>(
  read: () => Promise<T>,
  onError: (error: unknown) => void,
): () => Promise<T | undefined> {
  let reading: Promise<T | undefined> | undefined
  return () => {
    reading ??= read()
      .catch((error: unknown) => {
        onError(error)
        return undefined
      })
      .finally(() => {
        reading = undefined
      })
    return Promise.race([reading, setTimeout(TIME_LIMIT_MS, undefined, { ref: false })])
  }
}
