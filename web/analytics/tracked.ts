declare global {
  interface Window {
    /** Read by the tag manager, when one is loaded. */
    dataLayer?: object[]
  }
}

const listeners = new Set<() => void>()

/** Everything that was told so far; another list after each event. */
let soFar: readonly object[] = []

export function tell(entry: object): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
  soFar = [...soFar, entry]
  for (const listener of listeners) listener()
}

export function toldSoFar(): readonly object[] {
  return soFar
}

export function subscribeToTold(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
