import { useEffect } from 'react'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router'
import { CallError } from '#contract/call-error.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { CurrentIssue } from '#contract/issues.ts'
import { type RequestedPlace, requestedPlace, searchOf } from '../paper/place.ts'
import { useDefaultEdition } from '../paper/use-default-edition.ts'
import { type useIssue, useIssueDate } from '../paper/use-issue.ts'

export interface Place {
  /** Undefined until the current issue is known. */
  date: IssueDate | undefined
  /** Undefined until the reader is known. */
  edition: number | undefined
  /** As in the address; the issue may have fewer pages. */
  pageIndex: number
  /** The reader's current issue of this edition. */
  current: CurrentIssue | undefined
  /** Whether this is the front page of the current issue in the reader's own edition. */
  isHome: boolean
  /** Another issue opens at its front page. */
  goTo: (next: RequestedPlace, how?: NavigateOptions) => void
  goHome: (how?: NavigateOptions) => void
}

/** The date, edition and page that the reader has open. They are in the address, so that Back, a reload and a shared link restore them. */
export function usePlace(): Place {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const byDefault = useDefaultEdition()
  const requested = requestedPlace(search)
  const edition = requested.edition ?? byDefault
  const { date, current } = useIssueDate(requested.date, edition)
  const here = { date, edition, pageIndex: requested.pageIndex ?? 0 }
  const isCurrent = date === current?.date
  return {
    ...here,
    current,
    isHome: isCurrent && here.edition === byDefault && here.pageIndex === 0,
    goTo: (next, how) => {
      const isOtherIssue = 'date' in next || 'edition' in next
      const pageIndex = isOtherIssue ? 0 : here.pageIndex
      // Before the release time, another edition may have another current issue.
      const from = 'edition' in next && isCurrent && current?.next ? undefined : date
      void navigate({ search: searchOf({ ...here, date: from, pageIndex, ...next }) }, how)
    },
    goHome: (how) => void navigate('/', how),
  }
}

/**
 * Resets to the first page when an issue cannot be fetched. A refused issue keeps its page for after the login, and a fetched
 * issue keeps it when it cannot be fetched again.
 */
export function useResetOnError({ data, error }: ReturnType<typeof useIssue>, place: Place): void {
  const hasFailed = data === undefined && error !== null && !isRefusal(error)
  const isElsewhere = place.pageIndex > 0
  useEffect(() => {
    if (hasFailed && isElsewhere) place.goTo({ pageIndex: 0 }, { replace: true })
  })
}

function isRefusal(error: Error): boolean {
  return error instanceof CallError && !['unavailable', 'internal'].includes(error.code)
}
