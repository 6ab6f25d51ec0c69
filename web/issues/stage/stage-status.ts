/** What the zoom buttons and the retry message show. */
export interface StageStatus {
  canZoomIn: boolean
  canZoomOut: boolean
  /** The picture of the current page failed to load and is being fetched again. */
  isRetrying: boolean
}

/** An external store for `useSyncExternalStore`. */
export function createStageStatus() {
  const listeners = new Set<() => void>()
  let status: StageStatus = { canZoomIn: true, canZoomOut: false, isRetrying: false }

  return {
    read: () => status,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(change: Partial<StageStatus>): void {
      const next = { ...status, ...change }
      const isSame =
        next.canZoomIn === status.canZoomIn &&
        next.canZoomOut === status.canZoomOut &&
        next.isRetrying === status.isRetrying
      if (isSame) return
      status = next
      for (const listener of listeners) listener()
    },
  }
}
