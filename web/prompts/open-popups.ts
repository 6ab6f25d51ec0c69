import { useLayoutEffect, useSyncExternalStore } from 'react'

let openPopups = 0
const listeners = new Set<() => void>()

/** Registers a popup for as long as it is mounted. Other prompts wait until it is closed. */
export function useOpenPopup(): void {
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
}

export function useIsPopupOpen(): boolean {
  return useSyncExternalStore(subscribe, () => openPopups > 0)
}

function count(change: 1 | -1): void {
  openPopups += change
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
