import type { AdRegion, ArticleRegion, Page } from '#contract/issues.ts'

export interface PlacedArticle {
  article: ArticleRegion
  page: Page
  pageIndex: number
}

export interface OpenArticle extends PlacedArticle {
  kind: 'found'
  previous: PlacedArticle | undefined
  next: PlacedArticle | undefined
}

/** A locked page lists no regions, so any requested region may be on it. */
type NotFound = { kind: 'locked' } | { kind: 'missing' }

export type FoundArticle = OpenArticle | NotFound
export type FoundAd = { kind: 'found'; ad: AdRegion } | NotFound

/** Finds an article, with the previous and next one in reading order. */
export function findArticle(
  pages: readonly Page[],
  id: string,
  requestedPage: number,
): FoundArticle {
  const all = pages.flatMap((page, pageIndex) =>
    page.articles.map((article) => ({ article, page, pageIndex })),
  )
  const index = all.findIndex(({ article }) => article.id === id)
  const found = all[index]
  if (!found) return notFound(pages, requestedPage)
  return { kind: 'found', ...found, previous: all[index - 1], next: all[index + 1] }
}

export function findAd(pages: readonly Page[], id: string, requestedPage: number): FoundAd {
  const ad = pages.flatMap(({ ads }) => ads).find((one) => one.id === id)
  return ad ? { kind: 'found', ad } : notFound(pages, requestedPage)
}

function notFound(pages: readonly Page[], requestedPage: number): NotFound {
  return { kind: pages[requestedPage]?.locked ? 'locked' : 'missing' }
}
