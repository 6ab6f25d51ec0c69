import { Skeleton } from '#ui/Skeleton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './result-list.module.css'

const EXPECTED = ['first', 'second', 'third', 'fourth']

/** Appears only when the answer takes a moment. */
export function Searching() {
  const t = useT()
  return (
    <div className={styles.searching}>
      <p className={styles.words} role="status">
        <Spinner />
        {t('Searching')}
      </p>
      {EXPECTED.map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.thumbnail}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.about}>
            <Skeleton height="1.4em" />
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  )
}
