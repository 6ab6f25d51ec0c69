import { setTimeout } from 'node:timers/promises'
import { SECOND_MS } from '#contract/durations.ts'
import { isUnavailable } from '#store/unavailable.ts'

const FIRST_MS = SECOND_MS
const LONGEST_MS = 15 * SECOND_MS

/** Exponential and bounded, with jitter so that several servers do not return at once. */
export function backOffMs(failures: number): number {
  const longest = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS)
  return longest * (0.5 + Math.random() / 2)
}

/** Repeats `work` with back-off while the database is unavailable, for `forMs` at most. */
export async function retryWhileUnavailable(
  work: () => Promise<void>,
  forMs: number,
): Promise<void> {
  const deadline = performance.now() + forMs
  for (let failures = 1; ; failures += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error) || performance.now() >= deadline) throw error
      await setTimeout(backOffMs(failures))
    }
  }
}
