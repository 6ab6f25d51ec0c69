import { MOBILE_BREAKPOINT_PX } from '#contract/reading.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'

const WIDE = `(min-width: ${MOBILE_BREAKPOINT_PX}px)`

export function useIsWide(): boolean {
  return useMediaQuery(WIDE)
}
