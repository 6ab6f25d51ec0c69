import { Icon } from '#ui/Icon.tsx'
import { useT } from '../../i18n/use-t.ts'
import styles from './date-dialog.module.css'

interface LegendProps {
  /** Whether the reader's plan leaves out any day. */
  hasLockedDays: boolean
}

/** For the eye: the days themselves say it to a screen reader. */
export function Legend({ hasLockedDays }: LegendProps) {
  const t = useT()
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li>
        <span className={styles.struck}>12</span> {t('No edition')}
      </li>
      {hasLockedDays && (
        <li>
          <Icon name="lock" /> {t('Not in your plan')}
        </li>
      )}
    </ul>
  )
}
