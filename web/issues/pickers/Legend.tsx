import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './date-dialog.module.css'

/** For the eye: the days themselves say it to a screen reader. */
export function Legend() {
  const t = useT()
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li>
        <span className={styles.struck}>12</span> {t('No edition')}
      </li>
      <li>
        <Icon name="lock" /> {t('Not in your plan')}
      </li>
    </ul>
  )
}
