import { SearchBusy } from './search-engine.ts'

/** At most so many at a time; a few more wait, and the rest are refused. */
export function inTurn(atOnce: number, waitingAtMost: number) {
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
