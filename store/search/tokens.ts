import type { Entry } from './entries.ts'
import { hashOf } from './hash.ts'
import { type SearchPart, termsOf } from './search-terms.ts'

/** What an index keeps of an article and looks for: its terms, and a token for each two words side by side. */
export function tokensOf({ title, text }: Pick<Entry, 'title' | 'text'>): Set<string> {
  return new Set([...title, ...text, ...pairsOf(title), ...pairsOf(text)])
}

/** Lists of tokens; an article must have all of one list. */
export function tokensWanted(part: SearchPart): readonly (readonly string[])[] {
  return part.kind === 'word'
    ? termsOf(part.word).map((term) => [term])
    : part.phrases.map(phraseTokens)
}

/** One pair is now and then another's, so its words are asked for too; two of them are not, and common words are long to go through. */
function phraseTokens(terms: readonly string[]): readonly string[] {
  const pairs = pairsOf(terms)
  return pairs.length > 1 ? pairs : [...terms, ...pairs]
}

/** No term begins so. */
const PAIR = '·'
/** As many as four digits tell apart: few enough for an index, and enough to tell neighbours apart. */
const PAIRS = 36 ** 4

function pairsOf(terms: readonly string[]): string[] {
  return terms.slice(1).map((term, index) => {
    const pair = (hashOf(`${terms[index]} ${term}`) >>> 0) % PAIRS
    return PAIR + pair.toString(36).padStart(4, '0')
  })
}
