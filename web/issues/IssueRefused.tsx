import { useState } from 'react'
import type { IssueDate } from '#contract/issue-date.ts'
import type { CurrentIssue } from '#contract/issues.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { addDays } from '#domain/calendar.ts'
import { reachOf } from '#domain/reach.ts'
import { CallError } from '../api/call-error.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useReader } from '../session/use-reader.ts'
import { IssueClosed } from './IssueClosed.tsx'
import { IssueProblem } from './IssueProblem.tsx'
import { IssueWaiting } from './IssueWaiting.tsx'
import { NoEdition } from './NoEdition.tsx'
import { promptFor } from './popups/prompt-for.ts'
import { RefusalPopup } from './popups/RefusalPopup.tsx'

interface IssueRefusedProps {
  /** None when the issue came without pages. */
  error: Error | null
  date: IssueDate
  edition: number
  isHome: boolean
  /** Undefined when the server could not tell. */
  current: CurrentIssue | undefined
  onDate: (date: IssueDate) => void
  onHome: () => void
  onChooseDate: () => void
  onArchives: () => void
  onRetry: () => void
}

/** In place of the page: what is the matter with this issue, and the ways on. */
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
