import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './issue.module.css'

interface IssueWaitingProps {
  /** What is loading. */
  for: 'issue' | 'session'
}

/** Has the height of a page, so that the layout does not shift. */
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
