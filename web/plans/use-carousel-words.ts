import { CARDS_PER_SLIDE } from '#contract/info.ts'
import { useIsWide } from '#ui/use-media-query.ts'
import { useT } from '../i18n/use-t.ts'

/** What every carousel of ours has in common. */
export function useCarouselWords() {
  const t = useT()
  const isWide = useIsWide()
  return {
    perSlide: isWide ? CARDS_PER_SLIDE.desktop : CARDS_PER_SLIDE.mobile,
    words: {
      previous: t('Previous'),
      next: t('Next'),
      pause: t('Stop turning'),
      play: t('Turn by themselves'),
    },
  }
}
