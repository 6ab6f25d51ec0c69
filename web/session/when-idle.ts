const PATIENCE_MS = 2000

/** Runs once the first view is drawn and fetched. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, PATIENCE_MS / 2)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: PATIENCE_MS })
  return () => window.cancelIdleCallback(handle)
}
