import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './publisher-content.module.css'

const LINES = ['70%', '55%', '80%', '60%', '75%']

export function FaqsWaiting() {
  const t = useT()
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height="1.5rem" />
      ))}
    </div>
  )
}
