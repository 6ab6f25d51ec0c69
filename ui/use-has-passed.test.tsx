// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PREMIUM_POPUP_DELAY_MS } from '#contract/reading.ts'
import { useHasPassed } from './use-has-passed.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the premium popup waits for 500 ms', () => {
  const { result } = renderHook(() => useHasPassed(PREMIUM_POPUP_DELAY_MS))

  act(() => vi.advanceTimersByTime(499))
  expect(result.current).toBe(false)
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
})
