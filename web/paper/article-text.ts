import { type QueryClient, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ArticleRegion, EpaperData, Page } from '#contract/issues.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { shouldSaveData } from '../api/connection.ts'
import { EPAPER_DATA_CACHE } from '../api/query-client.ts'
import { openFile } from './open-file.ts'

/** An article on its page of an issue. */
export interface PrintedArticle {
  issue: EpaperData
  page: Page
  article: ArticleRegion
}

const TEXT_KEY = 'article-text'
const INSERTS_KEY = 'article-inserts'

interface ArticleRequest {
  issue: EpaperData
  article: ArticleRegion
  priority: RequestPriority
}

/** An article's HTML. Sanitise it before showing it. Without a request nothing is fetched. */
export function articleTextQuery(cache: QueryClient, request: ArticleRequest | undefined) {
  return fileQuery(cache, request, TEXT_KEY, request?.article.htmlFile)
}

/** The JSON of an article's pictures, quotes, boxes and tables. Only articles with an `insertsFile` have it. */
export function articleInsertsQuery(cache: QueryClient, request: ArticleRequest | undefined) {
  return fileQuery(cache, request, INSERTS_KEY, request?.article.insertsFile)
}

/** The files of a version never change. */
function fileQuery(
  cache: QueryClient,
  request: ArticleRequest | undefined,
  kind: string,
  name: string | undefined,
) {
  return queryOptions({
    queryKey: [kind, request && versionOf(request.issue), name],
    queryFn: request && name ? () => fetchText(cache, request, name) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: EPAPER_DATA_CACHE.gcTime,
    retry: false,
    // Fails at once when offline, and is refetched when the network is back.
    networkMode: 'always',
  })
}

async function fetchText(
  cache: QueryClient,
  { issue, priority }: ArticleRequest,
  file: string,
): Promise<string> {
  const { date, id } = issue.edition
  const folderOf = ({ html_url_suffix }: EpaperData) => html_url_suffix
  const request = { issue: { date, edition: id }, folderOf, file, priority }
  return (await openFile(cache, request)).text()
}

/** Resolves with the first article text that is in the cache. */
export function firstArticleText(cache: QueryClient): Promise<string> {
  const here = () =>
    cache.getQueriesData<string>({ queryKey: [TEXT_KEY] }).find(([, text]) => text)?.[1]
  return new Promise((resolve) => {
    const look = () => {
      const text = here()
      if (text === undefined) return
      stop()
      resolve(text)
    }
    const stop = cache.getQueryCache().subscribe(look)
    look()
  })
}

/** The last five parts of the path identify title, date, edition and version; a signature may precede them. */
function versionOf({ html_url_suffix }: EpaperData): string {
  return html_url_suffix.split('/').slice(-5).join('/')
}

/** A reader who turns the page sooner is not reading; the next page has priority. */
const DWELL_MS = 1000

/** Prefetches the articles of the current page. */
export function usePrefetchArticles(issue: EpaperData | undefined, page: Page | undefined): void {
  const cache = useQueryClient()

  useEffect(() => {
    if (!issue || !page || shouldSaveData()) return
    let isGone = false
    const dwell = setTimeout(async () => {
      for (const article of page.articles) {
        if (article.opensAs === 'image') continue
        // One article for each idle moment: starting all requests at once would block a slow phone.
        await new Promise<void>((resolve) => whenIdle(resolve))
        if (isGone) return
        const request = { issue, article, priority: 'low' } as const
        void cache.prefetchQuery(articleTextQuery(cache, request))
        if (article.insertsFile) void cache.prefetchQuery(articleInsertsQuery(cache, request))
      }
    }, DWELL_MS)
    return () => {
      isGone = true
      clearTimeout(dwell)
    }
  }, [cache, issue, page])
}
