import { useEffect } from 'react'
import type { Page } from '#contract/issues.ts'
import { type PlaceKey, useReadArticles } from '../reading-places/device-places.ts'
import { useRememberPage } from './use-remember-page.ts'

interface ReadingTraceProps {
  issue: PlaceKey
  page: Page | undefined
  /** The number of the page that opened first. */
  openedOn: number | undefined
  onRead: (ids: readonly string[]) => void
}

/** Stores where the reader is, and reports what they have read. Shows nothing: the first view does not load it. */
export function ReadingTrace({ issue, page, openedOn, onRead }: ReadingTraceProps) {
  const read = useReadArticles(issue)
  useRememberPage(issue, page, openedOn)
  useEffect(() => onRead(read), [read, onRead])
  return null
}
