import { useCallback, useSyncExternalStore } from 'react'
import { MOBILE_BREAKPOINT_PX } from '#contract/reading.ts'

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

const WIDE = `(min-width: ${MOBILE_BREAKPOINT_PX}px)`

export function useIsWide(): boolean {
  return useMediaQuery(WIDE)
}
