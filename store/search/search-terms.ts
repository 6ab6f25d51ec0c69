import type { Entry } from './entries.ts'

/** Terms any of which will do: those of the word itself, and those that only begin like it. */
interface SearchWord {
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

/** A number of 32 bits, the same for the same text on every machine: FNV-1a, mixed once more. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) | 0
}
