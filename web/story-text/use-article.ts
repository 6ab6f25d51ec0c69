import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { type ArticleInsert, ArticleInserts } from '#contract/articles.ts'
import type { ArticleRegion, EpaperData } from '#contract/issues.ts'
import { articleInsertsQuery, articleTextQuery } from '../paper/article-text.ts'
import { issueKey } from '../paper/query-keys.ts'
import { PREFIX, sanitiseArticle } from './sanitise-article.ts'

/** An article's text and inserts, fetched in parallel. An article that opens as an image has none. */
export function useArticle(issue: EpaperData | undefined, article: ArticleRegion | undefined) {
  const cache = useQueryClient()
  const request =
    issue && article && article.opensAs !== 'image'
      ? ({ issue, article, priority: 'high' } as const)
      : undefined
  const html = useQuery(articleTextQuery(cache, request))
  const inserts = useQuery({ ...articleInsertsQuery(cache, request), select: parseInserts })
  const text = useMemo(
    () => (html.data === undefined || !article ? undefined : textOf(html.data, article)),
    [html.data, article],
  )
  const isComplete = !inserts.isLoading
  return { html, inserts, text: isComplete ? text : undefined }
}

/** Sanitised text without the printed references that the app shows as links. */
function textOf(html: string, { pageReferences = [] }: ArticleRegion): DocumentFragment {
  const text = sanitiseArticle(html)
  for (const { page } of pageReferences) {
    const printed = text.querySelectorAll(`.${PREFIX}reference.${PREFIX}page-${page}`)
    for (const element of printed) element.remove()
  }
  return text
}

function parseInserts(json: string): ArticleInsert[] {
  return ArticleInserts.parse(JSON.parse(json)).inserts
}

/** The folder of an article's pictures, relative to the issue's. */
export function folderOf({ insertsFile = '' }: ArticleRegion): string {
  return insertsFile.replace(/[^/]*$/, '')
}

/** Fetches the issue again, once: its addresses have expired. */
export function useRenewAddresses({ edition }: EpaperData): () => void {
  const cache = useQueryClient()
  const isRenewed = useRef(false)
  return () => {
    if (isRenewed.current) return
    isRenewed.current = true
    void cache.invalidateQueries({ queryKey: issueKey(edition.date, edition.id) })
  }
}
