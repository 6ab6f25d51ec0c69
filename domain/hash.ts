const FNV_OFFSET = 0x811c9dc5

/** A 32-bit hash: FNV-1a with a final mix. Must never change, because hashes are stored. */
export function hashOf(text: string, seed = FNV_OFFSET): number {
  let hash = seed
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) | 0
}

const SECOND_SEED = 0x2545f491

/** A hash of 53 bits: two texts of a large archive practically never share one. Must never change either. */
export function longHashOf(text: string): number {
  return (hashOf(text) >>> 0) * 2 ** 21 + (hashOf(text, SECOND_SEED) >>> 11)
}
