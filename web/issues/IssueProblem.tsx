import { Reference } from '../brand/Reference.tsx'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import { Notice } from '../ui/Notice.tsx'
import styles from './issue.module.css'

interface IssueProblemProps {
  error: Error | null
  onRetry: () => void
}

export function IssueProblem({ error, onRetry }: IssueProblemProps) {
  const t = useT()
  return (
    <div className={styles.problem}>
      <Notice
        tone="error"
        title={t('Oops! Something went wrong.')}
        action={<TryAgain onPress={onRetry} />}
      >
        {t('The paper could not be fetched.')}
        <Reference error={error} />
      </Notice>
    </div>
  )
}
