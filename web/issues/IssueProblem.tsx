import { CallError } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './issue.module.css'

interface IssueProblemProps {
  error: Error
  onRetry: () => void
}

export function IssueProblem({ error, onRetry }: IssueProblemProps) {
  const t = useT()
  const isMissing = error instanceof CallError && error.code === 'edition-not-found'
  return (
    <div className={styles.problem}>
      {isMissing ? (
        <Notice tone="empty" icon="calendar" title={t('No edition')}>
          {t('There is no paper for this date.')}
        </Notice>
      ) : (
        <Notice
          tone="error"
          title={t('Oops! Something went wrong.')}
          action={
            <Button variant="secondary" icon="refresh" onPress={onRetry}>
              {t('Try Again')}
            </Button>
          }
        >
          {t("Today's paper could not be fetched.")}
        </Notice>
      )}
    </div>
  )
}
