import { useEffect } from 'react'
import type { Page } from '#contract/issues.ts'
import { articleLeftOn, type PlaceKey } from '../reading-places/device-places.ts'

/** After an article was closed, its link has the focus again, so that the Tab key goes on from there. */
export function useFocusOnStory({ date, edition }: PlaceKey, page: Page | undefined): void {
  const pageNo = page?.pageNo
  useEffect(() => {
    if (pageNo === undefined || document.activeElement !== document.body) return
    const id = articleLeftOn({ date, edition }, pageNo)
    const link = id && document.querySelector<HTMLElement>(`[data-article="${CSS.escape(id)}"]`)
    if (link) link.focus({ preventScroll: true })
  }, [date, edition, pageNo])
}
