import { useEffect } from 'react'
import { track } from '../analytics/track.ts'
import { useAfterReading } from '../analytics/use-after-reading.ts'
import type { OpenArticle } from './find-region.ts'

/** That an article was opened, and later that it was read. */
export function useTrackReading({ article, page }: OpenArticle): void {
  const { id: article_id, title: article_title } = article
  const { displayName: page_name } = page
  const about = { article_id, article_title, page_name }
  useEffect(() => {
    track('article_open', { article_id, article_title, page_name })
  }, [article_id, article_title, page_name])
  useAfterReading(article_id, () => track('read_article', about))
}
