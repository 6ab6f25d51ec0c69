import { datesIn } from './dates.ts'
import { latinBeginning, latinKeysOf } from './latin-key.ts'
import { normaliseKannada } from './normalise.ts'
import { otherNames } from './place-names.ts'
import { isStopWord } from './stop-words.ts'
import { isKannada } from './term.ts'
import { wordsOf } from './words.ts'

export interface QueryWord {
  typed: string
  term: string
  /** Keys of Kannada terms it may mean; empty unless typed in Latin letters. */
  latinKeys: string[]
  /** Terms of the other names of a place. */
  otherNames: readonly string[]
  /** The common beginning of terms of words that start with this one; empty if the word is too short. */
  beginning: string
  /** The same for Latin keys of Kannada words; empty unless typed in Latin letters. */
  latinBeginning: string
}

export type QueryPart =
  | { kind: 'word'; word: QueryWord }
  | { kind: 'phrase'; words: QueryWord[] }
  /** The terms of a date, the most exact first, and the words that it is written with. */
  | { kind: 'date'; terms: string[]; words: QueryWord[] }

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
    else parts.push(...partsOf(words))
  }
  return { parts: withoutStopWords(parts) }
}

/** Words and dates. */
function partsOf(words: readonly QueryWord[]): QueryPart[] {
  const dates = datesIn(words.map(({ term }) => term))
  return words.flatMap((word, index): QueryPart[] => {
    const date = dates.find(({ start, end }) => index >= start && index < end)
    if (!date) return [{ kind: 'word', word }]
    if (index > date.start) return []
    const terms = date.fullTerm === undefined ? [date.dayTerm] : [date.fullTerm, date.dayTerm]
    return [{ kind: 'date', terms, words: words.slice(date.start, date.end) }]
  })
}

/** A query of stop words only keeps them. */
function withoutStopWords(parts: readonly QueryPart[]): QueryPart[] {
  const telling = parts.filter((part) => part.kind !== 'word' || !isStopWord(part.word.typed))
  return telling.length > 0 ? telling : [...parts]
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
    otherNames: otherNames(term),
    beginning: isBeginning ? beginningOf(typed, term) : '',
    latinBeginning: isBeginning && isLatin ? latinBeginning(typed) : '',
  }
}

/** Uses the typed form for Kannada: the stem has lost its last vowel, and would match too much. */
function beginningOf(typed: string, term: string): string {
  return isKannada(typed) ? normaliseKannada(typed) : term
}
