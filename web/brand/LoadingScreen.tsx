import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './loading-screen.module.css'

/** Shown while a screen's code loads, after a short delay. */
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
