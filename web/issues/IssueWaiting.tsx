import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './issue.module.css'

interface IssueWaitingProps {
  /** For the paper, or first of all for who is reading. */
  for: 'issue' | 'session'
}

/** As tall as a broadsheet, so that nothing moves when it comes. */
export function IssueWaiting({ for: what }: IssueWaitingProps) {
  const t = useT()
  return (
    <div className={styles.waiting}>
      <p className={styles.words} role="status">
        <Spinner />
        {what === 'issue' ? t('Loading editions...') : t('Authenticating...')}
      </p>
    </div>
  )
}
