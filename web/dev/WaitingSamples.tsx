import { useT } from '../i18n/use-t.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import styles from './ui-screen.module.css'

export function WaitingSamples() {
  const t = useT()
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
