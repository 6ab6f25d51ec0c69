import type { Page } from '#contract/issues.ts'

/** A story of an issue. */
export interface StoryPlace {
  pageIndex: number
  id: string
}

type ReadPage = Pick<Page, 'pageNo' | 'locked'> & {
  articles: readonly Pick<Page['articles'][number], 'id' | 'pageReferences'>[]
}

/** All stories that the reader may open, page by page. A story is followed by its continuation, which is not repeated on its own page. */
export function readingOrder(pages: readonly ReadPage[]): StoryPlace[] {
  const order = new Map<string, StoryPlace>()
  const add = (id: string, pageIndex: number): void => {
    if (order.has(id)) return
    const article = pages[pageIndex]?.articles.find((one) => one.id === id)
    if (!article) return
    order.set(id, { id, pageIndex })
    const next = article.pageReferences?.find(({ kind }) => kind === 'continues-on')
    if (next?.article === undefined) return
    const nextIndex = pages.findIndex(({ pageNo }) => pageNo === next.pageNo)
    add(next.article, nextIndex)
  }
  for (const [pageIndex, { locked, articles }] of pages.entries()) {
    if (!locked) for (const { id } of articles) add(id, pageIndex)
  }
  return [...order.values()]
}
