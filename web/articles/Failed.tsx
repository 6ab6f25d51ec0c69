import { Notice } from '#ui/Notice.tsx'
import { TryAgain } from '../brand/TryAgain.tsx'
import styles from './states.module.css'

interface FailedProps {
  words: string
  isRetrying: boolean
  onRetry: () => void
}

export function Failed({ words, isRetrying, onRetry }: FailedProps) {
  return (
    <div className={styles.state}>
      <Notice tone="error" action={<TryAgain isTrying={isRetrying} onPress={onRetry} />}>
        <span className={styles.failed}>{words}</span>
      </Notice>
    </div>
  )
}
