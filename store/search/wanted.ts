/** A word of a query. Any of its terms matches: those of the word itself, and those that begin with it. */
export interface WantedWord {
  exact: readonly string[]
  beginning: readonly string[]
}

export function termsOf({ exact, beginning }: WantedWord): readonly string[] {
  return [...exact, ...beginning]
}

export type WantedPart =
  | { kind: 'word'; word: WantedWord }
  /** Any of the phrases matches. */
  | { kind: 'phrase'; phrases: readonly (readonly string[])[] }

/** A query, resolved to terms of the index. An article must match all parts. */
export interface Wanted {
  parts: readonly WantedPart[]
  /** Upper estimate of the number of matching articles. */
  atMost: number
}

/** The same query without prefix matches; undefined when it has none. */
export function exactly(wanted: Wanted): Wanted | undefined {
  const hasBeginnings = wanted.parts.some(
    (part) => part.kind === 'word' && part.word.beginning.length > 0,
  )
  if (!hasBeginnings) return undefined
  const parts = wanted.parts.map(
    (part): WantedPart =>
      part.kind === 'word' ? { kind: 'word', word: { ...part.word, beginning: [] } } : part,
  )
  return { ...wanted, parts }
}
