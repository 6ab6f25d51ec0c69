/** Terms any of which will do: those of the word itself, and those that only begin like it. */
export interface WantedWord {
  exact: readonly string[]
  beginning: readonly string[]
}

export function termsOf({ exact, beginning }: WantedWord): readonly string[] {
  return [...exact, ...beginning]
}

export type WantedPart =
  | { kind: 'word'; word: WantedWord }
  /** Any of them will do. */
  | { kind: 'phrase'; phrases: readonly (readonly string[])[] }

/** What an article must have: all parts. */
export interface Wanted {
  parts: readonly WantedPart[]
  /** Hardly more articles than this have them all. */
  atMost: number
}

/** The same without words that only begin like one that was typed; nothing if there are none. */
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
