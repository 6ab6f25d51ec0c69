import { useEffect, useRef } from 'react'
import type { Page } from '#contract/issues.ts'
import { articleLeftOn, type PlaceKey } from '../reading-places/device-places.ts'
import { focusStory } from '../reading-places/focus-story.ts'

/** After an article was closed, its link on the page has the focus again. A turn from a page whose story had the focus moves it to the new page. */
export function useFocusOnStory({ date, edition }: PlaceKey, page: Page | undefined): void {
  const pageNo = page?.pageNo
  const lastFocus = useLastFocus()
  useEffect(() => {
    const id = pageNo !== undefined && articleLeftOn({ date, edition }, pageNo)
    if (id) focusStory(id)
    const isLost = lastFocus.current?.isConnected === false
    if (isLost && document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [date, edition, pageNo, lastFocus])
}

/** The element that had the focus last, also after it was removed. */
function useLastFocus() {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return last
}
