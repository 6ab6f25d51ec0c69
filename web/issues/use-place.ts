import type { NavigateOptions } from 'react-router'
import { useNavigate, useSearchParams } from 'react-router'
import type { IssueDate } from '#contract/issue-date.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { type PlaceAsked, placeAsked, searchOf } from '../paper/place.ts'
import { useDefaultEdition } from '../paper/use-default-edition.ts'

export interface Place {
  date: IssueDate
  /** Not known while it hangs on who is reading. */
  edition: number | undefined
  /** As asked for: there may be fewer pages. */
  pageIndex: number
  /** Today's front page of the reader's own edition. */
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
  const { today } = runtimeConfig()
  const asked = placeAsked(search)
  const here = {
    date: asked.date ?? today,
    edition: asked.edition ?? byDefault,
    pageIndex: asked.pageIndex ?? 0,
  }
  return {
    ...here,
    isHome: here.date === today && here.edition === byDefault && here.pageIndex === 0,
    goTo: (next, how) => {
      const isOtherIssue = 'date' in next || 'edition' in next
      const pageIndex = isOtherIssue ? 0 : here.pageIndex
      void navigate({ search: searchOf({ ...here, pageIndex, ...next }) }, how)
    },
    goHome: (how) => void navigate('/', how),
  }
}
