import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { blockLeft, moveTo, type PlaceKey } from '../reading-places/device-places.ts'

/** Below the header of the frame. */
const TOP_PX = 60
/** There is no scroll-end event in every browser; this pause ends a scroll. */
const PAUSE_MS = 300

interface OpenText {
  issue: PlaceKey
  pageNo: number
  articleId: string
}

/** Stores the place in the text, and returns to it after a reload or a step back. `content` changes with the text. */
export function usePlaceInArticle(
  text: RefObject<HTMLElement | null>,
  content: unknown,
  { issue, pageNo, articleId }: OpenText,
): void {
  const arrivedBy = useRef(useNavigationType())
  const { date, edition } = issue

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is measured again.
  useLayoutEffect(() => {
    const block = blockLeft({ date, edition }, articleId)
    if (arrivedBy.current === 'POP' && block && text.current) scrollToBlock(text.current, block)
  }, [content, articleId])

  useEffect(() => {
    const store = () => {
      if (!text.current) return
      const article_block = blockAtTop(text.current)
      moveTo({ date, edition }, { page_no: pageNo, article_id: articleId, article_block })
    }
    let pause: ReturnType<typeof setTimeout> | undefined
    const scroll = () => {
      clearTimeout(pause)
      pause = setTimeout(store, PAUSE_MS)
    }
    store()
    window.addEventListener('scroll', scroll, { passive: true })
    window.addEventListener('pagehide', store)
    return () => {
      clearTimeout(pause)
      window.removeEventListener('scroll', scroll)
      window.removeEventListener('pagehide', store)
    }
  }, [text, date, edition, pageNo, articleId])
}

/** The index of the block at the top of the screen, plus the share of it that is above. */
function blockAtTop(text: HTMLElement): number {
  for (const [index, block] of [...text.children].entries()) {
    const { top, bottom, height } = block.getBoundingClientRect()
    if (bottom <= TOP_PX || height === 0) continue
    return top >= TOP_PX ? index : index + (TOP_PX - top) / height
  }
  return 0
}

function scrollToBlock(text: HTMLElement, at: number): void {
  const block = text.children[Math.floor(at)]
  if (!block) return
  const { top, height } = block.getBoundingClientRect()
  const share = at - Math.floor(at)
  window.scrollBy({ top: top + share * height - TOP_PX, behavior: 'instant' })
}
