import type { Ready } from '../http/ready.ts'
import { keep } from './keep.ts'

/** Answers made once and kept, the longest unused making room. Two who ask at once wait for one making. */
export function createReadyCache() {
  const kept = new Map<string, Promise<Ready>>()
  return {
    get(name: string, make: () => Promise<Ready>): Promise<Ready> {
      const known = kept.get(name)
      const ready = known ?? make()
      keep(kept, name, ready)
      if (!known) ready.catch(() => kept.delete(name))
      return ready
    },
  }
}
