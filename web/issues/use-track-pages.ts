import { useEffect, useRef } from 'react'
import type { IssueDate } from '#contract/issue-date.ts'
import type { Page } from '#contract/issues.ts'
import type { FitMode } from '#contract/reading.ts'
import { track } from '../analytics/track.ts'
import { useAfterReading } from '../analytics/use-after-reading.ts'

interface CurrentPage {
  fit: FitMode
  date: IssueDate
  edition: number | undefined
  index: number
  page: Page | undefined
  /** The page that opened first: this part may be loaded after a turn. */
  openedIndex: number
}

/** Tracks page turns, pages that were read, and changes of the fit mode. */
export function useTrackPages({ fit, date, edition, index, page, openedIndex }: CurrentPage): void {
  const issue = `${date} ${edition}`
  const before = useRef({ issue, index: openedIndex })
  const page_name = page?.displayName
  const isRead = page !== undefined && !page.locked

  useEffect(() => {
    const { current } = before
    before.current = { issue, index }
    if (page_name === undefined || current.issue !== issue || current.index === index) return
    track('navigate_page', { page_name, page_number: index + 1 })
  }, [issue, index, page_name])

  const fitBefore = useRef(fit)
  useEffect(() => {
    if (fitBefore.current !== fit) track('toggle_reader_view', { view: fit })
    fitBefore.current = fit
  }, [fit])

  useAfterReading(isRead ? `${issue} ${index}` : undefined, () => {
    if (page_name) track('read_page', { page_name, page_number: index + 1, edition_date: date })
  })
}
