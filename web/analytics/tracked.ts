declare global {
  interface Window {
    /** Read by the tag manager, when one is loaded. */
    dataLayer?: object[]
  }
}

const listeners = new Set<() => void>()

interface Told {
  number: number
  entry: object
}

/** Everything that was told so far; another list after each event. */
let soFar: readonly Told[] = []

export function tell(entry: object): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
  soFar = [...soFar, { number: soFar.length + 1, entry }]
  for (const listener of listeners) listener()
}

export function toldSoFar(): readonly Told[] {
  return soFar
}

export function subscribeToTold(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
