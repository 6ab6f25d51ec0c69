import { hashOf } from '#domain/hash.ts'
import type { Entry } from './entries.ts'

/** A word of a query. Any of its terms matches: those of the word itself, and those that begin or end with it. */
interface SearchWord {
  exact: readonly string[]
  beginning: readonly string[]
}

export function termsOf({ exact, beginning }: SearchWord): readonly string[] {
  return [...exact, ...beginning]
}

export type SearchPart = (
  | { kind: 'word'; word: SearchWord }
  /** Any of the phrases matches. */
  | { kind: 'phrase'; phrases: readonly (readonly string[])[] }
) & {
  /** Upper estimate of the number of articles that match this part. */
  articles: number
}

/** A query, resolved to terms of the index. An article must match all parts. */
export interface SearchTerms {
  parts: readonly SearchPart[]
  /** Upper estimate of the number of matching articles. */
  atMost: number
}

/** The same query without prefix matches, or which of its matches that query has. */
export function exactly(searchTerms: SearchTerms): SearchTerms | 'all' | 'none' {
  const words = searchTerms.parts.flatMap((part) => (part.kind === 'word' ? part.word : []))
  if (words.every(({ beginning }) => beginning.length === 0)) return 'all'
  if (words.some(({ exact }) => exact.length === 0)) return 'none'
  const parts = searchTerms.parts.map(
    (part): SearchPart =>
      part.kind === 'word' ? { ...part, word: { ...part.word, beginning: [] } } : part,
  )
  return { ...searchTerms, parts }
}

/** The tokens of an article: its terms, and one token for each pair of adjacent words, for phrase searches. */
export function tokensOf({ title, text, dates }: Entry): Set<string> {
  return new Set([...title, ...text, ...dates, ...pairsOf(title), ...pairsOf(text)])
}

/** Lists of tokens; an article must have all of one list. */
export function tokensToMatch(part: SearchPart): readonly (readonly string[])[] {
  return part.kind === 'word'
    ? termsOf(part.word).map((term) => [term])
    : part.phrases.map(phraseTokens)
}

/** Pair tokens can collide, so a phrase of two words also requires its words. Several pairs are selective enough alone. */
function phraseTokens(terms: readonly string[]): readonly string[] {
  const pairs = pairsOf(terms)
  return pairs.length > 1 ? pairs : [...terms, ...pairs]
}

/** No term begins with this character. */
const PAIR = '·'
/** Number of distinct pair tokens: few enough for the index, and enough to make collisions rare. */
const PAIRS = 36 ** 4

function pairsOf(terms: readonly string[]): string[] {
  return terms.slice(1).map((term, index) => {
    const pair = (hashOf(`${terms[index]} ${term}`) >>> 0) % PAIRS
    return PAIR + pair.toString(36).padStart(4, '0')
  })
}
