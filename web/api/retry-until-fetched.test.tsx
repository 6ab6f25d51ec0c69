// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { retryUntilFetched } from './retry-until-fetched.ts'

const HOUR_MS = 3_600_000

/** A fetch that fails this many times before it succeeds. */
function failing(times: number) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fetchIt = vi.fn(async () => {
    if (fetchIt.mock.calls.length <= times) throw new Error('No network')
    return 'it'
  })
  return { fetchIt, fetched: retryUntilFetched(fetchIt) }
}

test('a failed fetch is retried, each time after twice as long', async () => {
  const { fetchIt, fetched } = failing(4)
  const tried: number[] = []
  for (let second = 0; second < 15; second += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    tried.push(fetchIt.mock.calls.length)
  }
  expect(tried).toEqual([2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5])
  expect(await fetched).toBe('it')
})

test('it is retried at least every hour', async () => {
  const { fetchIt, fetched } = failing(100)
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS)
  const tried = fetchIt.mock.calls.length
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS)
  expect(fetchIt).toHaveBeenCalledTimes(tried + 24)
  await vi.advanceTimersByTimeAsync(100 * HOUR_MS)
  expect(await fetched).toBe('it')
})

test('the online event retries at once and restarts the back-off at one second', async () => {
  const { fetchIt, fetched } = failing(6)
  const tried = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return fetchIt.mock.calls.length
  }
  expect(await tried(3000)).toBe(3)
  window.dispatchEvent(new Event('online'))
  expect(await tried(0)).toBe(4)
  expect(await tried(999)).toBe(4)
  expect(await tried(1)).toBe(5)
  expect(await tried(1999)).toBe(5)
  expect(await tried(1)).toBe(6)
  window.dispatchEvent(new Event('online'))
  expect(await fetched).toBe('it')

  window.dispatchEvent(new Event('online'))
  expect(await tried(HOUR_MS)).toBe(7)
})
