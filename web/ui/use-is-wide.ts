import { useSyncExternalStore } from 'react'
import { MOBILE_BREAKPOINT_PX } from '#contract/reading.ts'

const WIDE = `(min-width: ${MOBILE_BREAKPOINT_PX}px)`

/** Whether there is room beside the page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
