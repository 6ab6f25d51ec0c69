import { latinBeginning, latinKeysOf } from './latin-key.ts'
import { normaliseKannada } from './normalise.ts'
import { isKannada } from './term.ts'
import { wordsOf } from './words.ts'

export interface QueryWord {
  typed: string
  term: string
  /** Keys of Kannada terms it may mean; empty unless typed in Latin letters. */
  latinKeys: string[]
  /** The common beginning of terms of words that start with this one; empty if the word is too short. */
  beginning: string
  /** The same for Latin keys of Kannada words; empty unless typed in Latin letters. */
  latinBeginning: string
}

export type QueryPart = { kind: 'word'; word: QueryWord } | { kind: 'phrase'; words: QueryWord[] }

/** All parts must match. */
export interface SearchQuery {
  parts: QueryPart[]
}

/** Further words are ignored. */
const MAX_WORDS = 24
const QUOTE = /["“”„‟«»]/

/** An ending typed after a hyphen: bengaluru-dalli. */
const APART = /(?<=[a-z])-(?:(?:in|d|y|n)?al+i|i?ge|(?:d|y|in)?inda|(?:v|y)?annu|da|ina|galu)\b/gi

/** Parses search text into words and quoted phrases. Never throws; empty text gives no parts. */
export function parseQuery(text: string): SearchQuery {
  const parts: QueryPart[] = []
  let left = MAX_WORDS
  for (const [index, stretch] of text.replace(APART, '').split(QUOTE).entries()) {
    const words = wordsOf(stretch)
      .slice(0, left)
      .map(({ term, start, end }) => queryWord(stretch.slice(start, end), term))
    left -= words.length
    const isQuoted = index % 2 === 1
    if (isQuoted && words.length > 1) parts.push({ kind: 'phrase', words })
    else parts.push(...words.map((word): QueryPart => ({ kind: 'word', word })))
  }
  return { parts }
}

const LATIN_LETTERS = /^[a-z]+$/i
const LETTER = /[\p{L}\p{N}]/gu
/** Shorter words are the beginning of too many others. */
const BEGINNING_LETTERS = 3

function queryWord(typed: string, term: string): QueryWord {
  const isLatin = LATIN_LETTERS.test(typed)
  const isBeginning = (typed.match(LETTER)?.length ?? 0) >= BEGINNING_LETTERS
  return {
    typed,
    term,
    latinKeys: isLatin ? latinKeysOf(typed) : [],
    beginning: isBeginning ? beginningOf(typed, term) : '',
    latinBeginning: isBeginning && isLatin ? latinBeginning(typed) : '',
  }
}

/** Uses the typed form for Kannada: the stem has lost its last vowel, and would match too much. */
function beginningOf(typed: string, term: string): string {
  return isKannada(typed) ? normaliseKannada(typed) : term
}
