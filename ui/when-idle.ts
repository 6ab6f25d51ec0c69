import { startTransition, useEffect, useState } from 'react'

const PATIENCE_MS = 2000
const LONGEST_LOAD_MS = 10_000

/** Runs after the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (document.readyState === 'complete') return whenFree(run)
  // Idle alone is not enough: the page's picture may still be loading and needs the bandwidth.
  const begin = () => {
    cancel()
    cancel = whenFree(run)
  }
  const timer = setTimeout(begin, LONGEST_LOAD_MS)
  window.addEventListener('load', begin)
  let cancel = () => {
    clearTimeout(timer)
    window.removeEventListener('load', begin)
  }
  return () => cancel()
}

function whenFree(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, PATIENCE_MS / 2)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: PATIENCE_MS })
  return () => window.cancelIdleCallback(handle)
}

/** Turns true after the first view is rendered and the browser is idle. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return isIdle
}
