// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAfterReading } from './use-after-reading.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('an article counts as read after 10 s, not before', () => {
  const onRead = vi.fn()
  renderHook(() => useAfterReading('p1-lead', onRead))

  vi.advanceTimersByTime(9999)
  expect(onRead).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onRead).toHaveBeenCalledOnce()
})
