import { useEffect, useEffectEvent } from 'react'
import { SECOND_MS } from '#contract/durations.ts'
import { ARTICLE_READ_SECONDS } from '#contract/reading.ts'

/**
 * Calls `onRead` once the thing with this key has been visible for ARTICLE_READ_SECONDS. Time in a
 * hidden tab does not count.
 */
export function useAfterReading(key: string | undefined, onRead: () => void): void {
  const callOnRead = useEffectEvent(onRead)

  useEffect(() => {
    if (key === undefined) return
    let remainingMs = ARTICLE_READ_SECONDS * SECOND_MS
    let startedAt = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = () => {
      stop()
      callOnRead()
    }
    const update = () => {
      if (document.visibilityState === 'visible' && timer === undefined) {
        startedAt = performance.now()
        timer = setTimeout(finish, remainingMs)
      } else if (document.visibilityState === 'hidden' && timer !== undefined) {
        clearTimeout(timer)
        timer = undefined
        remainingMs -= performance.now() - startedAt
      }
    }
    const stop = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
    document.addEventListener('visibilitychange', update)
    update()
    return stop
  }, [key])
}
