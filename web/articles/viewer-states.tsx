import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { IssueDate } from '#contract/issue-date.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { CallError } from '../api/call-error.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import type { useAskedIssue } from '../paper/use-requested-issue.ts'
import { PremiumPopup } from '../prompts/PremiumPopup.tsx'
import { UpgradePopup } from '../prompts/UpgradePopup.tsx'
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

interface LockedProps {
  unlockBy: 'subscribing' | 'upgrading'
  /** Today's paper opens earlier for some plans. */
  isToday: boolean
}

/** In place of what the reader may not open: the prompt, whose Maybe Later leads to the front page. */
export function Locked({ unlockBy, isToday }: LockedProps) {
  const t = useT()
  const navigate = useNavigate()
  const goHome = () => void navigate('/', { replace: true })
  return (
    <div className={styles.state}>
      <Notice tone="empty" icon="lock" title={t('Subscriber-Only Feature')}>
        {t('The front page is free. The rest of the paper is for subscribers.')}
      </Notice>
      {unlockBy === 'upgrading' ? (
        <UpgradePopup opensLater={isToday} onContinue={goHome} />
      ) : (
        <PremiumPopup onLater={goHome} />
      )}
    </div>
  )
}

interface NotThereProps {
  words: string
}

export function NotThere({ words }: NotThereProps) {
  const t = useT()
  const home = (
    <ButtonLink to="/" variant="secondary" icon="home">
      {t('Back to the front page')}
    </ButtonLink>
  )
  return (
    <div className={styles.state}>
      <Notice tone="empty" icon="pages" action={home}>
        {words}
      </Notice>
    </div>
  )
}

export function Waiting() {
  const t = useT()
  return (
    <div className={`${styles.state} ${styles.waiting}`}>
      <p className={styles.words} role="status">
        <Spinner />
        {t('Loading...')}
      </p>
      <Skeleton height="2.5rem" width="80%" />
      <Skeleton height="10rem" />
      <Skeleton height="10rem" />
    </div>
  )
}

interface IssueStateProps {
  asked: ReturnType<typeof useAskedIssue>
  missing: string
  failed: string
}

/** While there is no issue to look into, or why there is none. */
export function IssueState({ asked: { issue, date }, missing, failed }: IssueStateProps) {
  if (issue.isPending) return <Waiting />
  const unlockBy = refusalOf(issue.error)
  if (unlockBy) return <Locked unlockBy={unlockBy} isToday={date === runtimeConfig().today} />
  const { error } = issue
  if (error instanceof CallError && error.code === 'edition-not-found') {
    return <NotThere words={missing} />
  }
  return <Failed words={failed} isRetrying={issue.isFetching} onRetry={() => issue.refetch()} />
}

interface TextStateProps {
  html: UseQueryResult<string>
  date: IssueDate
}

/** While there is no text, or why there is none. */
export function TextState({ html, date }: TextStateProps) {
  const t = useT()
  if (html.isPending) return <Waiting />
  const unlockBy = refusalOf(html.error)
  if (unlockBy) return <Locked unlockBy={unlockBy} isToday={date === runtimeConfig().today} />
  return (
    <Failed
      words={t('Failed to load article HTML.')}
      isRetrying={html.isFetching}
      onRetry={() => html.refetch()}
    />
  )
}

/** How a reader gets at what the server did not give them; undefined when it was not refused. */
function refusalOf(error: Error | null): 'subscribing' | 'upgrading' | undefined {
  if (!(error instanceof CallError)) return undefined
  switch (error.code) {
    case 'subscription-required':
      return 'subscribing'
    case 'upgrade-required':
      return 'upgrading'
    default:
      return undefined
  }
}
