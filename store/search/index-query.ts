/** A word of a query. Any of its terms matches: those of the word itself, and those that begin with it. */
export interface IndexQueryWord {
  exact: readonly string[]
  beginning: readonly string[]
}

export function termsOf({ exact, beginning }: IndexQueryWord): readonly string[] {
  return [...exact, ...beginning]
}

export type IndexQueryPart =
  | { kind: 'word'; word: IndexQueryWord }
  /** Any of the phrases matches. */
  | { kind: 'phrase'; phrases: readonly (readonly string[])[] }

/** A query, resolved to terms of the index. An article must match all parts. */
export interface IndexQuery {
  parts: readonly IndexQueryPart[]
  /** Upper estimate of the number of matching articles. */
  atMost: number
}

/** The same query without prefix matches; undefined when it has none. */
export function exactly(indexQuery: IndexQuery): IndexQuery | undefined {
  const hasBeginnings = indexQuery.parts.some(
    (part) => part.kind === 'word' && part.word.beginning.length > 0,
  )
  if (!hasBeginnings) return undefined
  const parts = indexQuery.parts.map(
    (part): IndexQueryPart =>
      part.kind === 'word' ? { kind: 'word', word: { ...part.word, beginning: [] } } : part,
  )
  return { ...indexQuery, parts }
}
