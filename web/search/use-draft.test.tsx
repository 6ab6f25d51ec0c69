// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from './use-draft.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the typed text is searched for once, 500 ms after the last key', () => {
  const request: string[] = []
  const { result } = renderHook(() => useDraft('', (text) => request.push(text)))

  for (const typed of ['ra', 'Rain ']) {
    act(() => result.current.type(typed))
    act(() => vi.advanceTimersByTime(499))
    expect(request).toEqual([])
  }
  act(() => vi.advanceTimersByTime(1))

  expect(request).toEqual(['rain'])
})
