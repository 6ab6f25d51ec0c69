// @vitest-environment happy-dom
// biome-ignore lint/correctness/noUndeclaredDependencies: it is the session library's own lock.
import Lock from 'browser-tabs-lock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Longer than the library takes to acquire a free lock. */
const ACQUIRE_MS = 200

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Begins to acquire a lock as a tab does; the result is undefined while it waits. */
function acquireAsTab(name: string) {
  const attempt: { isAcquired: boolean | undefined } = { isAcquired: undefined }
  void new Lock().acquireLock(name).then((isAcquired) => {
    attempt.isAcquired = isAcquired
  })
  return attempt
}

const keyOf = (name: string) => `browser-tabs-lock-key-${name}`
const timeRefreshed = (name: string) =>
  JSON.parse(window.localStorage.getItem(keyOf(name)) ?? '{}').timeRefreshed

test('a tab gives up on a lock that another tab holds after 5000 ms', async () => {
  const holder = acquireAsTab('held')
  await vi.advanceTimersByTimeAsync(ACQUIRE_MS)
  const waiter = acquireAsTab('held')

  await vi.advanceTimersByTimeAsync(5000 - ACQUIRE_MS)
  expect([holder.isAcquired, waiter.isAcquired]).toEqual([true, undefined])
  await vi.advanceTimersByTimeAsync(2 * ACQUIRE_MS)
  expect(waiter.isAcquired).toBe(false)
})

test('a lock is refreshed every 1000 ms while it is held', async () => {
  acquireAsTab('refreshed')
  await vi.advanceTimersByTimeAsync(ACQUIRE_MS)
  const acquiredAt = timeRefreshed('refreshed')

  await vi.advanceTimersByTimeAsync(1000)

  const wait = timeRefreshed('refreshed') - acquiredAt
  expect(wait).toBeGreaterThanOrEqual(1000)
  expect(wait).toBeLessThan(1000 + ACQUIRE_MS)
})

test.each([
  [4500, false],
  [5001, true],
])('another tab can take a lock that was last refreshed %i ms ago: %s', async (age, isGone) => {
  const name = `${age} ms old`
  const refreshed = Date.now() - age
  const lock = { id: 'closed tab', iat: '1', timeAcquired: refreshed, timeRefreshed: refreshed }
  window.localStorage.setItem(keyOf(name), JSON.stringify(lock))

  acquireAsTab(name)
  await vi.advanceTimersByTimeAsync(ACQUIRE_MS)

  expect(window.localStorage.getItem(keyOf(name)) === null).toBe(isGone)
})
