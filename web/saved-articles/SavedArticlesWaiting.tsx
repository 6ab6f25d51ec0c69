import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './saved-articles.module.css'

const EXPECTED = ['first', 'second', 'third', 'fourth']

export function SavedArticlesWaiting() {
  const t = useT()
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      {EXPECTED.map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.thumbnail}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.title}>
            <Skeleton height="1.4em" />
          </div>
          <div className={styles.foot}>
            <Skeleton width="50%" />
          </div>
        </div>
      ))}
    </div>
  )
}
