import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './legal.module.css'

const LINES = ['40%', '95%', '98%', '90%', '97%', '60%']

export function LegalWaiting() {
  const t = useT()
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
