import type { Ready } from '../http/ready.ts'

const CAPACITY = 300

/** Answers made once and kept, the longest unused making room. Two who ask at once wait for one making. */
export function createReadyCache() {
  const kept = new Map<string, Promise<Ready>>()
  return {
    get(name: string, make: () => Promise<Ready>): Promise<Ready> {
      const known = kept.get(name)
      const ready = known ?? make()
      kept.delete(name)
      kept.set(name, ready)
      if (!known) ready.catch(() => kept.delete(name))
      const oldest = kept.size > CAPACITY ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      return ready
    },
  }
}
