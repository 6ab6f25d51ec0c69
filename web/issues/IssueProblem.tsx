import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import { Notice } from '../ui/Notice.tsx'
import styles from './issue.module.css'

interface IssueProblemProps {
  onRetry: () => void
}

export function IssueProblem({ onRetry }: IssueProblemProps) {
  const t = useT()
  return (
    <div className={styles.problem}>
      <Notice
        tone="error"
        title={t('Oops! Something went wrong.')}
        action={<TryAgain onPress={onRetry} />}
      >
        {t('The paper could not be fetched.')}
      </Notice>
    </div>
  )
}
