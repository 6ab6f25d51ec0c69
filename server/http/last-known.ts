import { DAY_MS, SECOND_MS } from '#contract/durations.ts'
import { isUnavailable } from '#store/unavailable.ts'
import { keepRecent } from './lru.ts'
import { withTimeout } from './with-timeout.ts'

/** Caches answers of the database by name. During an outage it returns the last known answer. */
export interface LastKnown<T> {
  /** An undefined answer is not cached. */
  get(name: string, read: () => Promise<T>): Promise<T>
}

interface Answer<T> {
  readAt: number
  value: Promise<T>
}

/** How long a last known answer is used. Access is still decided for each request. */
const STALE_FOR_MS = DAY_MS
/** A database that takes longer counts as unavailable where a last known answer exists. */
const PATIENCE_MS = SECOND_MS
/** While the database is unavailable, one request in this time tries it again. */
const RETRY_EVERY_MS = SECOND_MS

export function createLastKnown<T>(freshMs: number): LastKnown<T> {
  const answers = new Map<string, Answer<T>>()
  const lastKnown = new Map<string, { readAt: number; value: T }>()
  let retryAt = 0

  function ask(name: string, read: () => Promise<T>): Promise<T> {
    const recent = answers.get(name)
    if (recent && performance.now() - recent.readAt < freshMs) return recent.value
    const answer = { readAt: performance.now(), value: read() }
    keepRecent(answers, name, answer)
    answer.value.then(
      (value) => remember(name, value, answer),
      () => forget(name, answer),
    )
    return answer.value
  }

  function remember(name: string, value: T, answer: Answer<T>): void {
    lastKnown.delete(name)
    if (value === undefined) forget(name, answer)
    else keepRecent(lastKnown, name, { readAt: performance.now(), value })
  }

  function forget(name: string, answer: Answer<T>): void {
    if (answers.get(name) === answer) answers.delete(name)
  }

  async function askOrRecall(name: string, read: () => Promise<T>, last: { value: T }): Promise<T> {
    if (performance.now() < retryAt) return last.value
    try {
      return await withTimeout(PATIENCE_MS, ask(name, read))
    } catch (error) {
      if (!isUnavailable(error)) throw error
      retryAt = performance.now() + RETRY_EVERY_MS
      return last.value
    }
  }

  return {
    get(name, read) {
      const last = lastKnown.get(name)
      const isUsable = last && performance.now() - last.readAt < STALE_FOR_MS
      return isUsable ? askOrRecall(name, read, last) : ask(name, read)
    },
  }
}
