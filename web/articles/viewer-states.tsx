import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { CallError } from '#contract/call-error.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import type { useRequestedIssue } from '../paper/use-requested-issue.ts'
import { PremiumPopup } from '../prompts/PremiumPopup.tsx'
import { UpgradePopup } from '../prompts/UpgradePopup.tsx'
import styles from './states.module.css'
import { WithdrawnNotice } from './WithdrawnNotice.tsx'

interface LoadFailureProps {
  words: string
  isRetrying: boolean
  onRetry: () => void
}

export function LoadFailure({ words, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <div className={styles.state}>
      <Notice tone="error" action={<TryAgain isTrying={isRetrying} onPress={onRetry} />}>
        <span className={styles.failed}>{words}</span>
      </Notice>
    </div>
  )
}

interface LockedNoticeProps {
  unlockBy: 'subscribing' | 'upgrading'
  /** For today's issue the popup explains early access. */
  isToday: boolean
}

/** Shown in place of locked content, with a popup that offers a plan. */
export function LockedNotice({ unlockBy, isToday }: LockedNoticeProps) {
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

interface NotFoundNoticeProps {
  words: string
}

export function NotFoundNotice({ words }: NotFoundNoticeProps) {
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

export function LoadingNotice() {
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
  requested: ReturnType<typeof useRequestedIssue>
  missing: string
  failed: string
}

/** Shown while the issue loads, or when it cannot be opened. */
export function IssueState({ requested: { issue, date }, missing, failed }: IssueStateProps) {
  if (issue.isPending) return <LoadingNotice />
  const unlockBy = refusalOf(issue.error)
  if (unlockBy) return <LockedNotice unlockBy={unlockBy} isToday={date === runtimeConfig().today} />
  const { error } = issue
  if (error instanceof CallError && error.code === 'edition-not-found') {
    return <NotFoundNotice words={missing} />
  }
  return (
    <LoadFailure words={failed} isRetrying={issue.isFetching} onRetry={() => issue.refetch()} />
  )
}

interface TextStateProps {
  html: UseQueryResult<string>
  date: IssueDate
}

/** Shown while the text loads, or when it cannot be loaded. */
export function TextState({ html, date }: TextStateProps) {
  const t = useT()
  if (html.isPending) return <LoadingNotice />
  if (html.error instanceof CallError && html.error.code === 'article-withdrawn') {
    return <WithdrawnNotice withdrawal={undefined} />
  }
  const unlockBy = refusalOf(html.error)
  if (unlockBy) return <LockedNotice unlockBy={unlockBy} isToday={date === runtimeConfig().today} />
  return (
    <LoadFailure
      words={t('Failed to load article HTML.')}
      isRetrying={html.isFetching}
      onRetry={() => html.refetch()}
    />
  )
}

/** How to unlock refused content; undefined when the error is no refusal. */
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
