import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './loading-screen.module.css'

/** While a screen's code is on its way. It appears only when that takes a moment. */
export function LoadingScreen() {
  const t = useT()
  return (
    <main className={styles.screen}>
      <p className={styles.words} role="status">
        <Spinner />
        {t('Loading...')}
      </p>
    </main>
  )
}
