// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLoadMore } from './ResultList.tsx'

test('more is loaded once the end is within 1000 px of the screen', () => {
  const margins: (string | undefined)[] = []
  let come = (_entries: { isIntersecting: boolean }[]) => {}
  class Watch {
    constructor(seen: typeof come, { rootMargin }: IntersectionObserverInit) {
      come = seen
      margins.push(rootMargin)
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  const load = vi.fn()
  renderHook(() => useLoadMore({ current: document.body }, { parts: 1, load }))

  come([{ isIntersecting: false }])
  expect(load).not.toHaveBeenCalled()
  come([{ isIntersecting: true }])
  expect(load).toHaveBeenCalledOnce()
  expect(margins).toEqual(['0px 0px 1000px'])
})
