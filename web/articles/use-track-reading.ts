import { useEffect } from 'react'
import { track } from '../analytics/track.ts'
import type { OpenArticle } from './find-region.ts'

const READ_AFTER_MS = 10_000

/** Who stays with an article that long has read it; a tab that nobody looks at does not count. */
export function useTrackReading({ article, page }: OpenArticle): void {
  const { id, title } = article
  const { displayName } = page

  useEffect(() => {
    let left = READ_AFTER_MS
    let since = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = () => {
      stop()
      track('read_article', { article_id: id, article_title: title, page_name: displayName })
    }
    const look = () => {
      if (document.visibilityState === 'visible' && timer === undefined) {
        since = performance.now()
        timer = setTimeout(finish, left)
      } else if (document.visibilityState === 'hidden' && timer !== undefined) {
        clearTimeout(timer)
        timer = undefined
        left -= performance.now() - since
      }
    }
    const stop = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
    document.addEventListener('visibilitychange', look)
    look()
    return stop
  }, [id, title, displayName])
}
