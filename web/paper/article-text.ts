import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ArticleRegion, EpaperData, Page } from '#contract/issues.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { isThrifty } from '../api/connection.ts'
import { EPAPER_DATA_CACHE } from '../api/query-client.ts'
import { openFile } from './open-file.ts'

/** An article on its page of an issue. */
export interface PrintedArticle {
  issue: EpaperData
  page: Page
  article: ArticleRegion
}

const KEY = 'article-text'

interface WantedText {
  issue: EpaperData
  article: ArticleRegion
  priority: RequestPriority
}

/** An article's text as the server has it, to be cleaned before it is shown. A version's text never changes. */
export function articleTextQuery(cache: QueryClient, { issue, article, priority }: WantedText) {
  return queryOptions({
    queryKey: [KEY, versionOf(issue), article.htmlFile],
    queryFn: async () => {
      const { date, id } = issue.edition
      const file = await openFile(cache, {
        issue: { date, edition: id },
        folderOf: ({ html_url_suffix }) => html_url_suffix,
        file: article.htmlFile,
        priority,
      })
      return file.text()
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: EPAPER_DATA_CACHE.gcTime,
    retry: false,
    // Without a network it fails at once, and comes by itself when there is one.
    networkMode: 'always',
  })
}

/** Of whichever article comes first. */
export function firstArticleText(cache: QueryClient): Promise<string> {
  const here = () => cache.getQueriesData<string>({ queryKey: [KEY] }).find(([, text]) => text)?.[1]
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

/** The address ends with the title, the day, the edition and the version; before it may stand a signature. */
function versionOf({ html_url_suffix }: EpaperData): string {
  return html_url_suffix.split('/').slice(-5).join('/')
}

/** Who leafs on sooner does not read: what a page needs next comes first. */
const DWELL_MS = 1000

/** The texts of a page that is being looked at, so that opening an article shows its words at once. */
export function usePrefetchArticles(issue: EpaperData | undefined, page: Page | undefined): void {
  const cache = useQueryClient()

  useEffect(() => {
    if (!issue || !page || isThrifty()) return
    let callOff = () => {}
    const dwell = setTimeout(() => {
      callOff = whenIdle(() => {
        for (const article of page.articles) {
          void cache.prefetchQuery(articleTextQuery(cache, { issue, article, priority: 'low' }))
        }
      })
    }, DWELL_MS)
    return () => {
      clearTimeout(dwell)
      callOff()
    }
  }, [cache, issue, page])
}
