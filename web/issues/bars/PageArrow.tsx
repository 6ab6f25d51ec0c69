import { Icon } from '#ui/Icon.tsx'
import { useT } from '../../i18n/use-t.ts'
import styles from './page-arrow.module.css'

interface PageArrowProps {
  to: 'previous' | 'next'
  /** Beside the page, or in the bar at the foot of a narrow screen. */
  at: 'side' | 'bar'
  isAtEnd: boolean
  onTurn: (by: -1 | 1) => void
}

/** Keeps its focus at the last page: it is not disabled, it has nowhere to go. */
export function PageArrow({ to, at, isAtEnd, onTurn }: PageArrowProps) {
  const t = useT()
  const isNext = to === 'next'
  const label = isNext ? t('Next page') : t('Previous page')
  return (
    <button
      type="button"
      className={styles.arrow}
      data-to={to}
      data-at={at}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      title={label}
      onClick={isAtEnd ? undefined : () => onTurn(isNext ? 1 : -1)}
    >
      <Icon name={isNext ? 'chevron-right' : 'chevron-left'} />
    </button>
  )
}
