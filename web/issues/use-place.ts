import { useEffect } from 'react'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router'
import type { IssueDate } from '#contract/issue-date.ts'
import type { CurrentIssue } from '#contract/issues.ts'
import { CallError } from '../api/call-error.ts'
import { type PlaceAsked, placeAsked, searchOf } from '../paper/place.ts'
import { useDefaultEdition } from '../paper/use-default-edition.ts'
import { type useIssue, useIssueDate } from '../paper/use-issue.ts'

export interface Place {
  /** Not known while it hangs on which issue is current. */
  date: IssueDate | undefined
  /** Not known while it hangs on who is reading. */
  edition: number | undefined
  /** As asked for: there may be fewer pages. */
  pageIndex: number
  /** The issue of the edition that counts as today's for the reader. */
  current: CurrentIssue | undefined
  /** Its front page in the reader's own edition. */
  isHome: boolean
  /** Another issue opens at its front page. */
  goTo: (next: PlaceAsked, how?: NavigateOptions) => void
  goHome: (how?: NavigateOptions) => void
}

/** Where the reader is. The address keeps it, so that back, reload and a shared link find it again. */
export function usePlace(): Place {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const byDefault = useDefaultEdition()
  const asked = placeAsked(search)
  const edition = asked.edition ?? byDefault
  const { date, current } = useIssueDate(asked.date, edition)
  const here = { date, edition, pageIndex: asked.pageIndex ?? 0 }
  const isCurrent = date === current?.date
  return {
    ...here,
    current,
    isHome: isCurrent && here.edition === byDefault && here.pageIndex === 0,
    goTo: (next, how) => {
      const isOtherIssue = 'date' in next || 'edition' in next
      const pageIndex = isOtherIssue ? 0 : here.pageIndex
      // Before the release another edition may have another current issue.
      const from = 'edition' in next && isCurrent && current?.next ? undefined : date
      void navigate({ search: searchOf({ ...here, date: from, pageIndex, ...next }) }, how)
    },
    goHome: (how) => void navigate('/', how),
  }
}

/** An issue that could not be fetched begins at its first page again; what was refused keeps its place for after the login. */
export function useResetOnError({ error }: ReturnType<typeof useIssue>, place: Place): void {
  const hasFailed = error !== null && !isRefusal(error)
  const isElsewhere = place.pageIndex > 0
  useEffect(() => {
    if (hasFailed && isElsewhere) place.goTo({ pageIndex: 0 }, { replace: true })
  })
}

function isRefusal(error: Error): boolean {
  return error instanceof CallError && !['unavailable', 'internal'].includes(error.code)
}
