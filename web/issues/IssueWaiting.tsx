import { useT } from '../i18n/use-t.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import styles from './issue.module.css'

/** As tall as a broadsheet, so that nothing moves when it comes. */
const BROADSHEET = '2400 / 3782'

export function IssueWaiting() {
  const t = useT()
  return (
    <div className={styles.issue}>
      <p className={styles.waiting} role="status">
        <Spinner />
        {t('Loading editions...')}
      </p>
      <Skeleton aspectRatio={BROADSHEET} />
    </div>
  )
}
