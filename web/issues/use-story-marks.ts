import { useMemo } from 'react'
import type { Page } from '#contract/issues.ts'
import { rareOnPage } from '#domain/stories/other-editions.ts'
import { useT } from '../i18n/use-t.ts'
import { useOnlyHere } from '../paper/use-only-here.ts'
import { type PlaceKey, useReadArticles } from '../reading-places/device-places.ts'
import type { StoryMark, StoryMarks } from './story-marks.ts'

/** The marks of the stories of these pages, in the reader's words. */
export function useStoryMarks(issue: PlaceKey, pages: readonly Page[]): StoryMarks {
  const t = useT()
  const readIds = useReadArticles(issue)
  const { articles } = useOnlyHere(issue)
  const onlyHere = t('Only in this edition')
  const read = t('read')
  return useMemo(() => {
    const rare = pages.flatMap((page) => rareOnPage(page.articles, articles)).map(({ id }) => id)
    const marks: Record<string, StoryMark> = {}
    for (const id of rare) marks[id] = { 'data-only-here': onlyHere }
    for (const id of readIds) marks[id] = { ...marks[id], 'data-read': read }
    return marks
  }, [readIds, articles, pages, onlyHere, read])
}
