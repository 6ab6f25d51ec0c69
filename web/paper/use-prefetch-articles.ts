import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { EpaperData, Page } from '#contract/issues.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { isThrifty } from '../api/connection.ts'
import { articleTextQuery } from './article-text.ts'

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
