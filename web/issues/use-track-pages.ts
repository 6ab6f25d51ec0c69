import { useEffect, useRef } from 'react'
import type { IssueDate } from '#contract/issue-date.ts'
import type { Page } from '#contract/issues.ts'
import { track } from '../analytics/track.ts'
import { useAfterReading } from '../analytics/use-after-reading.ts'

interface CurrentPage {
  date: IssueDate
  edition: number | undefined
  index: number
  page: Page | undefined
}

/** Tracks page turns, and pages that were read. */
export function useTrackPages({ date, edition, index, page }: CurrentPage): void {
  const issue = `${date} ${edition}`
  const before = useRef({ issue, index })
  const page_name = page?.displayName
  const isRead = page !== undefined && !page.locked

  useEffect(() => {
    const { current } = before
    before.current = { issue, index }
    if (page_name === undefined || current.issue !== issue || current.index === index) return
    track('navigate_page', { page_name, page_number: index + 1 })
  }, [issue, index, page_name])

  useAfterReading(isRead ? `${issue} ${index}` : undefined, () => {
    if (page_name) track('read_page', { page_name, page_number: index + 1, edition_date: date })
  })
}
