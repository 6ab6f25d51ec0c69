import { MOBILE_BREAKPOINT_PX } from '#contract/reading.ts'
import { Icon } from '#ui/Icon.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { useT } from '../../i18n/use-t.ts'

interface PageArrowProps {
  to: 'previous' | 'next'
  isAtEnd: boolean
  onTurn: (by: -1 | 1) => void
}

/** Beside the page, or in the footer of a narrow screen. At the last page it is inert, not disabled, so that it keeps the focus. */
export function PageArrow({ to, isAtEnd, onTurn }: PageArrowProps) {
  const t = useT()
  const isNext = to === 'next'
  const label = isNext ? t('Next page') : t('Previous page')
  return (
    <button
      type="button"
      className="page-arrow"
      data-to={to}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      title={label}
      onClick={isAtEnd ? undefined : () => onTurn(isNext ? 1 : -1)}
    >
      <Icon name={isNext ? 'chevron-right' : 'chevron-left'} />
    </button>
  )
}

/** A wide screen, or a phone in landscape; the same as the media queries of `first-page.css` and `bars.css`. */
const HAS_MARGINS = `(min-width: ${MOBILE_BREAKPOINT_PX}px), (min-width: 640px) and (height < 500px)`

/** Whether arrows and zoom buttons are beside the page instead of in the footer. */
export function useHasMargins(): boolean {
  return useMediaQuery(HAS_MARGINS)
}
