import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import { AuthLayout } from './AuthLayout.tsx'
import styles from './processing.module.css'

/** The reader is let in: only a moment more. */
export function Processing() {
  const t = useT()
  return (
    <AuthLayout title={t('Processing your login...')}>
      <div className={styles.moment} role="status">
        <Spinner />
        <h1 className={styles.words}>{t('Processing your login...')}</h1>
      </div>
    </AuthLayout>
  )
}
