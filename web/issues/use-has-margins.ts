import { MOBILE_BREAKPOINT_PX } from '#contract/reading.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'

/** A wide screen, or a phone held sideways; the same as the media queries of `first-page.css`. */
const HAS_MARGINS = `(min-width: ${MOBILE_BREAKPOINT_PX}px), (min-width: 640px) and (height < 500px)`

/** Whether the arrows and the zoom buttons stand beside the page. */
export function useHasMargins(): boolean {
  return useMediaQuery(HAS_MARGINS)
}
