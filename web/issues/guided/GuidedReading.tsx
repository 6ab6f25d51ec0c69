import { useMemo } from 'react'
import type { Page } from '#contract/issues.ts'
import { readingOrder } from '#domain/guided-reading/reading-order.ts'
import { useKeys } from '#ui/use-keys.ts'
import type { PlaceKey } from '../../reading-places/device-places.ts'
import { GuidedPage } from './GuidedPage.tsx'

interface GuidedReadingProps {
  issue: PlaceKey
  pages: readonly Page[]
  /** The address of the issue's files. */
  folder: string
  /** The page on the screen. */
  index: number
  /** The article that reading starts with; undefined while the page is shown as a whole. */
  articleId: string | undefined
  onStart: (articleId: string) => void
  /** The reader asks for the list of keys. */
  onKeys: () => void
  /** The page of the story that was read last. */
  onClose: (pageIndex: number) => void
}

/** Reading column by column. It starts with a double tap on a story, or with the key G. */
export function GuidedReading({ pages, articleId, onStart, ...props }: GuidedReadingProps) {
  const order = useMemo(() => readingOrder(pages), [pages])
  const start = order.findIndex(({ id }) => id === articleId)
  useStartKey(order.find(({ pageIndex }) => pageIndex === props.index)?.id, onStart)
  if (start < 0) return null
  return <GuidedPage {...props} key={articleId} pages={pages} order={order} start={start} />
}

/** G starts with the story that has the focus, else with the first one of the page. */
function useStartKey(first: string | undefined, onStart: (articleId: string) => void): void {
  useKeys({
    g: () => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-article]')
      const articleId = focused?.dataset.article ?? first
      if (articleId) onStart(articleId)
    },
  })
}
