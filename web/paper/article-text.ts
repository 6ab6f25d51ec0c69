import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ArticleRegion, EpaperData } from '#contract/issues.ts'
import { EPAPER_DATA_CACHE } from '../api/cache-rules.ts'
import { openFile } from './open-file.ts'

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
