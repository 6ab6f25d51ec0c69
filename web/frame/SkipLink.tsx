import { useT } from '../i18n/use-t.ts'
import styles from './skip-link.module.css'

/** Skips the header for keyboard users. Visible only while focused. */
export function SkipLink() {
  const t = useT()
  return (
    <a className={styles.skip} href="#main">
      {t('Skip to the main part')}
    </a>
  )
}
