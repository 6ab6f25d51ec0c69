import { SearchBusy } from './search-engine.ts'

/** Limits concurrency: `atOnce` run, `waitingAtMost` wait, and further calls are refused with SearchBusy. */
export function limitConcurrency(atOnce: number, waitingAtMost: number) {
  const waiting: (() => void)[] = []
  let running = 0

  function take(): Promise<void> | undefined {
    if (running < atOnce) {
      running += 1
      return undefined
    }
    if (waiting.length >= waitingAtMost) throw new SearchBusy('Too many searches at once')
    return new Promise((resolve) => waiting.push(resolve))
  }

  function giveBack(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await take()
    try {
      return await work()
    } finally {
      giveBack()
    }
  }
}
