import type { QueryClient } from '@tanstack/react-query'
import type { ArticleRegion, EpaperData, Page } from '#contract/issues.ts'
import type { NewSavedArticle } from '#contract/saved-articles.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { articleTextQuery } from '../paper/article-text.ts'
import { firstSentences } from './first-sentences.ts'

/** An article where it is printed. */
export interface Bookmarkable {
  article: ArticleRegion
  page: Page
  issue: EpaperData
}

/** Files by their names in the issue: an address with a signature would soon open nothing. */
export function newSavedArticle(
  { article, page, issue }: Bookmarkable,
  description: string,
): NewSavedArticle {
  const { id, title, htmlFile, top, left, width, height } = article
  return {
    publisher_short_code: runtimeConfig().publisher,
    article_id: id,
    edition_number: issue.edition.id,
    edition_date: issue.edition.date,
    page_no: page.pageNo,
    html_path: htmlFile,
    image_path: page.imgFile ?? page.image,
    image_coordinates: { top, left, width, height },
    title,
    description,
  }
}

/** The first sentences of the text, which is there already or on its way; empty if it cannot be fetched. */
export async function describeArticle(
  cache: QueryClient,
  { article, issue }: Bookmarkable,
): Promise<string> {
  try {
    return firstSentences(
      await cache.fetchQuery(articleTextQuery(cache, { article, issue, priority: 'high' })),
    )
  } catch {
    return ''
  }
}
