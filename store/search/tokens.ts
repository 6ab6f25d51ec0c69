import type { Entry } from './entries.ts'
import { hashOf } from './hash.ts'
import { type IndexQueryPart, termsOf } from './index-query.ts'

/** The tokens of an article: its terms, and one token for each pair of adjacent words, for phrase searches. */
export function tokensOf({ title, text }: Pick<Entry, 'title' | 'text'>): Set<string> {
  return new Set([...title, ...text, ...pairsOf(title), ...pairsOf(text)])
}

/** Lists of tokens; an article must have all of one list. */
export function tokensFor(part: IndexQueryPart): readonly (readonly string[])[] {
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
