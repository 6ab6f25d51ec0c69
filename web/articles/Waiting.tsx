import { Skeleton } from '#ui/Skeleton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './states.module.css'

export function Waiting() {
  const t = useT()
  return (
    <div className={`${styles.state} ${styles.waiting}`}>
      <p className={styles.words} role="status">
        <Spinner />
        {t('Loading...')}
      </p>
      <Skeleton height="2.5rem" width="80%" />
      <Skeleton height="10rem" />
      <Skeleton height="10rem" />
    </div>
  )
}
