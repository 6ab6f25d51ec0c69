import type { Location } from 'react-router'

/**
 * What the browser's history keeps beside an address of this screen. A search that was only typed gives
 * way to the next; one that is settled stays, and Back leads to it.
 */
export interface SearchEntry {
  /** Whether there is a screen of ours one step back. */
  hasOrigin: boolean
  standing: 'typed' | 'asked' | 'settled'
}

/** An address that came from outside, or from another screen, is settled. */
export function entryOf({ state, key }: Pick<Location, 'state' | 'key'>): SearchEntry {
  return isEntry(state) ? state : { hasOrigin: key !== 'default', standing: 'settled' }
}

function isEntry(state: unknown): state is SearchEntry {
  return typeof state === 'object' && state !== null && 'standing' in state
}
