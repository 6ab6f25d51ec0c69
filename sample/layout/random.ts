export type Random = () => number

/** Deterministic random numbers between 0 and 1, seeded by a text (mulberry32). */
export function randomFrom(words: string): Random {
  let state = 0x811c9dc5
  for (const letter of words) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
