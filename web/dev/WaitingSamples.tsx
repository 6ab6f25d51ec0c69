import { Skeleton } from '#ui/Skeleton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './ui-screen.module.css'
import { useDevT } from './use-dev-t.ts'

export function WaitingSamples() {
  const t = useDevT()
  return (
    <div className={styles.columns}>
      <p className={styles.row}>
        <Spinner />
        {t('Loading editions...')}
      </p>
      <div className={styles.stack}>
        <Skeleton width="60%" height="1.5em" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="80%" />
      </div>
    </div>
  )
}
