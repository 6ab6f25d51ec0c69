import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { forEachNewDay } from './each-new-day.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T05:00:00+05:30') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a running server prints the sample of each day once, half an hour before the day begins', async () => {
  const print = vi.fn(() => Promise.resolve())
  const timer = forEachNewDay(print)

  await vi.advanceTimersByTimeAsync(29 * MINUTE_MS)
  expect(print).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(print.mock.calls).toEqual([['2026-11-16']])
  await vi.advanceTimersByTimeAsync(48 * HOUR_MS)
  expect(print.mock.calls).toEqual([['2026-11-16'], ['2026-11-17'], ['2026-11-18']])
  clearInterval(timer)
})

test('after a day that could not be printed, the next day is printed', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const print = vi.fn(() => Promise.reject(new Error('The sample newspaper could not be made')))
  const timer = forEachNewDay(print)

  await vi.advanceTimersByTimeAsync(25 * HOUR_MS)
  expect(print).toHaveBeenCalledTimes(2)
  expect(logged).toHaveBeenCalledTimes(2)
  logged.mockRestore()
  clearInterval(timer)
})
