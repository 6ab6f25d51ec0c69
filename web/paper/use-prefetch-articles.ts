import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { EpaperData, Page } from '#contract/issues.ts'
import { isThrifty } from '../api/connection.ts'
import { whenIdle } from '../session/when-idle.ts'
import { articleTextQuery } from './article-text.ts'

/** The texts of the page in view, in idle time, so that opening an article shows its words at once. */
export function usePrefetchArticles(issue: EpaperData | undefined, page: Page | undefined): void {
  const cache = useQueryClient()

  useEffect(() => {
    if (!issue || !page || isThrifty()) return
    return whenIdle(() => {
      for (const article of page.articles) {
        void cache.prefetchQuery(articleTextQuery(cache, { issue, article, priority: 'low' }))
      }
    })
  }, [cache, issue, page])
}
