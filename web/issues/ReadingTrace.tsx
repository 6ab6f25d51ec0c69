import { startTransition, useEffect } from 'react'
import type { EpaperData, Page } from '#contract/issues.ts'
import { usePrefetchArticles } from '../paper/article-text.ts'
import type { PlaceKey } from '../reading-places/device-places.ts'
import type { StoryMarks } from './story-marks.ts'
import { useFocusOnStory } from './use-focus-on-story.ts'
import { useRememberPage } from './use-remember-page.ts'
import { useStoryMarks } from './use-story-marks.ts'
import './story-marks.css'

interface ReadingTraceProps {
  issue: PlaceKey
  data: EpaperData
  pages: readonly Page[]
  page: Page | undefined
  /** The number of the page that opened first. */
  openedOn: number | undefined
  onMark: (marks: StoryMarks) => void
}

/** Stores where the reader is, returns the focus to the story that they left, reports which stories have a mark, and fetches articles in advance. Shows nothing: the first view does not load it. */
export function ReadingTrace({ issue, data, pages, page, openedOn, onMark }: ReadingTraceProps) {
  const marks = useStoryMarks(issue, pages)
  usePrefetchArticles(data, page)
  // Before the page is remembered, which forgets the article.
  useFocusOnStory(issue, page)
  useRememberPage(issue, page, openedOn)
  // In small steps: every region of the page may get a mark.
  useEffect(() => startTransition(() => onMark(marks)), [marks, onMark])
  return null
}
