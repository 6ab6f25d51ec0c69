import { startTransition, useEffect } from 'react'
import type { EpaperData, Page } from '#contract/issues.ts'
import { usePrefetchArticles } from '../paper/article-text.ts'
import { type PlaceKey, useReadArticles } from '../reading-places/device-places.ts'
import { useFocusOnStory } from './use-focus-on-story.ts'
import { useRememberPage } from './use-remember-page.ts'

interface ReadingTraceProps {
  issue: PlaceKey
  data: EpaperData
  page: Page | undefined
  /** The number of the page that opened first. */
  openedOn: number | undefined
  onRead: (ids: readonly string[]) => void
}

/** Stores where the reader is, returns the focus to the story that they left, reports what they have read, and fetches articles in advance. Shows nothing: the first view does not load it. */
export function ReadingTrace({ issue, data, page, openedOn, onRead }: ReadingTraceProps) {
  const read = useReadArticles(issue)
  usePrefetchArticles(data, page)
  // Before the page is remembered, which forgets the article.
  useFocusOnStory(issue, page)
  useRememberPage(issue, page, openedOn)
  // In small steps: every region of the page may get a tick.
  useEffect(() => startTransition(() => onRead(read)), [read, onRead])
  return null
}
