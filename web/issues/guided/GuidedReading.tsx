import { useMemo } from 'react'
import type { Page } from '#contract/issues.ts'
import { readingOrder } from '#domain/guided-reading/reading-order.ts'
import type { PlaceKey } from '../../reading-places/device-places.ts'
import { GuidedPage } from './GuidedPage.tsx'

interface GuidedReadingProps {
  issue: PlaceKey
  pages: readonly Page[]
  /** The address of the issue's files. */
  folder: string
  /** The article that reading starts with; undefined while the page is shown as a whole. */
  articleId: string | undefined
  /** The reader asks for the list of keys. */
  onKeys: () => void
  /** The page of the story that was read last. */
  onClose: (pageIndex: number) => void
}

/** Reading column by column, over the page. */
export function GuidedReading({ pages, articleId, ...props }: GuidedReadingProps) {
  const order = useMemo(() => readingOrder(pages), [pages])
  const start = order.findIndex(({ id }) => id === articleId)
  if (start < 0) return null
  return <GuidedPage {...props} key={articleId} pages={pages} order={order} start={start} />
}
