/** Terms any of which will do: those of the word itself, and those that only begin like it. */
export interface SearchWord {
  exact: readonly string[]
  beginning: readonly string[]
}

export function termsOf({ exact, beginning }: SearchWord): readonly string[] {
  return [...exact, ...beginning]
}

export type SearchPart =
  | { kind: 'word'; word: SearchWord }
  /** Any of them will do. */
  | { kind: 'phrase'; phrases: readonly (readonly string[])[] }

/** What an article must have: all parts. */
export interface SearchTerms {
  parts: readonly SearchPart[]
  /** Hardly more articles than this have them all. */
  atMost: number
}

/** The same without words that only begin like one that was typed; nothing if there are none. */
export function exactly(wanted: SearchTerms): SearchTerms | undefined {
  const hasBeginnings = wanted.parts.some(
    (part) => part.kind === 'word' && part.word.beginning.length > 0,
  )
  if (!hasBeginnings) return undefined
  const parts = wanted.parts.map(
    (part): SearchPart =>
      part.kind === 'word' ? { kind: 'word', word: { ...part.word, beginning: [] } } : part,
  )
  return { ...wanted, parts }
}
