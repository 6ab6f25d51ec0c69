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

/** The stories of one page that follow each other in the reading order, from one of them on or back. */
export function storiesOnPage(
  order: readonly StoryPlace[],
  from: number,
  by: 1 | -1,
): StoryPlace[] {
  const rest = by === 1 ? order.slice(from) : order.slice(0, from + 1).reverse()
  const end = rest.findIndex(({ pageIndex }) => pageIndex !== rest[0]?.pageIndex)
  return rest.slice(0, end < 0 ? undefined : end)
}
