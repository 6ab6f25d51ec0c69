import { useT } from '../i18n/use-t.ts'
import styles from './skip-link.module.css'

/** Past the header, for those who go by keyboard; seen only when it has the focus. */
export function SkipLink() {
  const t = useT()
  return (
    <a className={styles.skip} href="#main">
      {t('Skip to the main part')}
    </a>
  )
}
