import { latinBeginning, latinKeysOf } from './latin-key.ts'
import { normaliseKannada } from './normalise.ts'
import { isKannada } from './term.ts'
import { wordsOf } from './words.ts'

export interface QueryWord {
  typed: string
  term: string
  /** Keys of the Kannada terms it may mean; empty unless typed in Latin letters. */
  latinKeys: string[]
  /** Terms of words that begin like this word begin so; empty when it is too short to say. */
  beginning: string
  /** Latin keys of Kannada words that begin like it begin so; empty unless typed in Latin letters. */
  latinBeginning: string
}

export type QueryPart = { kind: 'word'; word: QueryWord } | { kind: 'phrase'; words: QueryWord[] }

/** All parts must match. */
export interface SearchQuery {
  parts: QueryPart[]
}

/** More words than anyone types; the rest is left out. */
const MOST_WORDS = 24
const QUOTE = /["“”„‟«»]/

/** An ending typed apart from its word: bengaluru-dalli. */
const APART = /(?<=[a-z])-(?:(?:in|d|y|n)?al+i|i?ge|(?:d|y|in)?inda|(?:v|y)?annu|da|ina|galu)\b/gi

/** What a reader typed, as words and phrases in quotes. Never throws; nothing to search gives no parts. */
export function parseQuery(text: string): SearchQuery {
  const parts: QueryPart[] = []
  let left = MOST_WORDS
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
/** A word of fewer letters begins too many others. */
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

/** A Kannada stem has lost its last vowel, by which ಕಾಲುವೆ begins like ಕಾಲು and ಕಾಲ does not. */
function beginningOf(typed: string, term: string): string {
  return isKannada(typed) ? normaliseKannada(typed) : term
}
