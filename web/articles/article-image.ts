import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ArticleRegion, EpaperData, Page } from '#contract/issues.ts'
import { openFile } from '../paper/open-file.ts'
import { imageToCrop } from './crop-box.ts'
import { cutOut } from './cut-out.ts'

export interface WantedImage {
  issue: EpaperData
  page: Page
  article: ArticleRegion
}

/** The article as it is printed, cut out of its page. */
export function articleImageQuery(cache: QueryClient, { issue, page, article }: WantedImage) {
  const { date, id } = issue.edition
  const file = imageToCrop(page, article)
  return queryOptions({
    queryKey: ['article-image', date, id, article.id, file],
    queryFn: async () => {
      const picture = await openFile(cache, {
        issue: { date, edition: id },
        folderOf: ({ data_url_suffix }) => data_url_suffix,
        file,
        priority: 'high',
      })
      return cutOut(await picture.blob(), article)
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
}
