import { startTransition, useEffect, useState } from 'react'

const PATIENCE_MS = 2000
const LONGEST_LOAD_MS = 10_000

/** Runs once the first view is drawn and fetched. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (document.readyState === 'complete') return whenFree(run)
  // Nothing to do is not enough: the picture of the page may be on its way, and wants the line for itself.
  const begin = () => {
    callOff()
    callOff = whenFree(run)
  }
  const timer = setTimeout(begin, LONGEST_LOAD_MS)
  window.addEventListener('load', begin)
  let callOff = () => {
    clearTimeout(timer)
    window.removeEventListener('load', begin)
  }
  return () => callOff()
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

/** Once the first view is drawn: time for what it can do without. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return isIdle
}
