import { keep } from './keep.ts'
import type { Ready } from './ready.ts'

/** Answers made once and kept, the longest unused making room. Two who ask at once wait for one making. */
export interface ReadyCache {
  get(name: string, make: () => Promise<Ready>): Promise<Ready>
}

export function createReadyCache(): ReadyCache {
  const kept = new Map<string, Promise<Ready>>()
  return {
    get(name, make) {
      const known = kept.get(name)
      const ready = known ?? make()
      keep(kept, name, ready)
      if (!known) ready.catch(() => kept.delete(name))
      return ready
    },
  }
}
