import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './states.module.css'

interface FailedProps {
  words: string
  isRetrying: boolean
  onRetry: () => void
}

export function Failed({ words, isRetrying, onRetry }: FailedProps) {
  const t = useT()
  const retry = (
    <Button variant="secondary" icon="refresh" isLoading={isRetrying} onPress={onRetry}>
      {t('Try Again')}
    </Button>
  )
  return (
    <div className={styles.state}>
      <Notice tone="error" action={retry}>
        <span className={styles.failed}>{words}</span>
      </Notice>
    </div>
  )
}
