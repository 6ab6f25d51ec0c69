import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './issue.module.css'

interface IssueProblemProps {
  onRetry: () => void
}

export function IssueProblem({ onRetry }: IssueProblemProps) {
  const t = useT()
  const retry = (
    <Button variant="secondary" icon="refresh" onPress={onRetry}>
      {t('Try Again')}
    </Button>
  )
  return (
    <div className={styles.problem}>
      <Notice tone="error" title={t('Oops! Something went wrong.')} action={retry}>
        {t('The paper could not be fetched.')}
      </Notice>
    </div>
  )
}
