import { Notice } from '#ui/Notice.tsx'
import { CallError } from '../api/call-error.ts'
import { Reference } from '../brand/Reference.tsx'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import { useSession } from '../session/use-session.ts'
import styles from './issue.module.css'

interface IssueProblemProps {
  error: Error | null
  onRetry: () => void
}

export function IssueProblem({ error, onRetry }: IssueProblemProps) {
  const t = useT()
  const isSignedIn = useSession().kind === 'signed-in'
  const isUnchecked = isSignedIn && error instanceof CallError && error.code === 'unavailable'
  return (
    <div className={styles.problem}>
      <Notice
        tone="error"
        title={t('Oops! Something went wrong.')}
        action={<TryAgain onPress={onRetry} />}
      >
        {isUnchecked
          ? t(
              'We cannot check your subscription just now. You stay logged in. Please try again in a few minutes.',
            )
          : t('The paper could not be fetched.')}
        <Reference error={error} />
      </Notice>
    </div>
  )
}
