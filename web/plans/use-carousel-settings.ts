import { CARDS_PER_SLIDE } from '#contract/info.ts'
import { SWIPE_THRESHOLD_PX } from '#contract/reading.ts'
import { useIsWide } from '../brand/use-is-wide.ts'
import { useT } from '../i18n/use-t.ts'

/** The same for every carousel. */
export function useCarouselSettings() {
  const t = useT()
  const isWide = useIsWide()
  return {
    perSlide: isWide ? CARDS_PER_SLIDE.desktop : CARDS_PER_SLIDE.mobile,
    swipeThresholdPx: SWIPE_THRESHOLD_PX,
    words: {
      previous: t('Previous'),
      next: t('Next'),
      pause: t('Stop turning'),
      play: t('Turn by themselves'),
    },
  }
}
