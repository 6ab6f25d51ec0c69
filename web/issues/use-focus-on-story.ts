import { useEffect } from 'react'
import type { Page } from '#contract/issues.ts'
import { articleLeftOn, type PlaceKey } from '../reading-places/device-places.ts'
import { focusStory } from '../reading-places/focus-story.ts'

/** After an article was closed, its link on the page has the focus again. */
export function useFocusOnStory({ date, edition }: PlaceKey, page: Page | undefined): void {
  const pageNo = page?.pageNo
  useEffect(() => {
    const id = pageNo !== undefined && articleLeftOn({ date, edition }, pageNo)
    if (id) focusStory(id)
  }, [date, edition, pageNo])
}
