import { useEffect, useEffectEvent } from 'react'

const READ_AFTER_MS = 10_000

/** Who stays with something that long has read it; a tab that nobody looks at does not count. */
export function useAfterReading(what: string | undefined, onRead: () => void): void {
  const read = useEffectEvent(onRead)

  useEffect(() => {
    if (what === undefined) return
    let left = READ_AFTER_MS
    let since = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = () => {
      stop()
      read()
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
  }, [what])
}
