import { useState } from 'react'
import { CallError } from '#contract/call-error.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { CurrentIssue } from '#contract/issues.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { addDays } from '#domain/calendar.ts'
import { reachOf } from '#domain/reach.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { Reference } from '../brand/Reference.tsx'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import { useReader } from '../session/use-reader.ts'
import { useSession } from '../session/use-session.ts'
import { IssueWaiting } from './IssueWaiting.tsx'
import styles from './issue.module.css'
import { promptFor } from './popups/prompt-for.ts'
import { type IssueActions, RefusalPopup } from './popups/RefusalPopup.tsx'

interface IssueRefusedProps {
  /** `null` when the issue has no pages. */
  error: Error | null
  date: IssueDate
  edition: number
  isHome: boolean
  /** Undefined when it could not be fetched. */
  current: CurrentIssue | undefined
  onDate: (date: IssueDate) => void
  onHome: () => void
  onChooseDate: () => void
  onArchives: () => void
  onRetry: () => void
}

/** Shown instead of the page: why the issue cannot be opened, with actions. */
export function IssueRefused({ error, date, edition, isHome, current, ...on }: IssueRefusedProps) {
  const { today, publisher, defaultEdition } = runtimeConfig()
  const reader = useReader()
  const [isPopupClosed, setPopupClosed] = useState(false)
  if (reader.kind === 'checking') return <IssueWaiting for="session" />

  const problem = problemOf(error)
  const reach = reachOf(reader, { publisher, edition }, { today, current: current?.date ?? today })
  const prompt = promptFor({ problem, reach, date, today, isHome })
  const isOpenedLater = reader.kind === 'subscriber' || edition === defaultEdition
  const opensLater = isOpenedLater && date === current?.next?.date
  const close = () => setPopupClosed(true)
  const ways = {
    onChooseDate: on.onChooseDate,
    onArchives: on.onArchives,
    onToday: isHome ? on.onRetry : on.onHome,
    onYesterday: () => on.onDate(addDays(today, -1)),
  }

  return (
    <>
      {viewOf(problem) === 'none' && <NoEdition ways={ways} />}
      {viewOf(problem) === 'closed' && (
        <IssueClosed opensLater={opensLater} onToday={ways.onToday} />
      )}
      {viewOf(problem) === 'failed' && <IssueProblem error={error} onRetry={on.onRetry} />}
      {prompt && !isPopupClosed && (
        <RefusalPopup
          prompt={prompt}
          isToday={date === today}
          opensLater={opensLater}
          ways={ways}
          onClose={close}
          onLater={isHome ? close : on.onHome}
        />
      )}
    </>
  )
}

function problemOf(error: Error | null): ProblemCode | 'no-pages' {
  if (!error) return 'no-pages'
  return error instanceof CallError ? error.code : 'internal'
}

function viewOf(problem: ProblemCode | 'no-pages'): 'none' | 'closed' | 'failed' {
  switch (problem) {
    case 'no-pages':
    case 'edition-not-found':
      return 'none'
    case 'subscription-required':
    case 'upgrade-required':
      return 'closed'
    default:
      return 'failed'
  }
}

interface IssueClosedProps {
  /** Whether the issue opens later in the morning without a plan. */
  opensLater: boolean
  onToday: () => void
}

function IssueClosed({ opensLater, onToday }: IssueClosedProps) {
  const t = useT()
  const actions = (
    <div className={styles.actions}>
      <ButtonLink to="/subscribe">{t('View Subscription Plans')}</ButtonLink>
      <Button variant="secondary" onPress={onToday}>
        {opensLater ? t('Try Again') : t("Go To Today's Edition")}
      </Button>
    </div>
  )
  return (
    <div className={styles.problem}>
      <Notice tone="empty" icon="lock" title={t('Not in your plan')} action={actions}>
        {opensLater
          ? t("Today's paper opens here a little later in the morning.")
          : t('This edition is for subscribers whose plan reaches it.')}
      </Notice>
    </div>
  )
}

interface IssueProblemProps {
  error: Error | null
  onRetry: () => void
}

function IssueProblem({ error, onRetry }: IssueProblemProps) {
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

interface NoEditionProps {
  ways: IssueActions
}

function NoEdition({ ways }: NoEditionProps) {
  const t = useT()
  const actions = (
    <div className={styles.actions}>
      <Button onPress={ways.onChooseDate}>{t('Choose Another Date')}</Button>
      <Button variant="secondary" onPress={ways.onToday}>
        {t("Go To Today's Edition")}
      </Button>
      <Button variant="secondary" onPress={ways.onYesterday}>
        {t("View Yesterday's Edition")}
      </Button>
      <Button variant="secondary" onPress={ways.onArchives}>
        {t('Check Out Archives')}
      </Button>
    </div>
  )
  return (
    <div className={styles.problem}>
      <Notice tone="empty" icon="calendar" title={t('No edition')} action={actions}>
        <p>{t('There is no paper for this date.')}</p>
        <p>{t('Archives may lack holiday or special-date editions.')}</p>
      </Notice>
    </div>
  )
}
