// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { untilFetched } from './until-fetched.ts'

/** Fails so many times before it succeeds. */
function failing(times: number) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fetchIt = vi.fn(async () => {
    if (fetchIt.mock.calls.length <= times) throw new Error('There is no line.')
    return 'it'
  })
  return { fetchIt, fetched: untilFetched(fetchIt) }
}

test('what could not be fetched is tried again by itself, each time after twice as long', async () => {
  const { fetchIt, fetched } = failing(4)
  const tried: number[] = []
  for (let second = 0; second < 15; second += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    tried.push(fetchIt.mock.calls.length)
  }
  expect(tried).toEqual([2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5])
  expect(await fetched).toBe('it')
})

test('a line that is told is tried at once, and only once', async () => {
  const { fetchIt, fetched } = failing(2)
  for (const tries of [2, 3]) {
    await vi.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(fetchIt).toHaveBeenCalledTimes(tries)
  }
  expect(await fetched).toBe('it')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetchIt).toHaveBeenCalledTimes(3)
})
