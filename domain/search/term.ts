import { americanSpelling } from './english-spelling.ts'
import { englishStem } from './english-stem.ts'
import { kannadaStem } from './kannada-stem.ts'
import { foldDigits, normaliseKannada, withoutInvisible } from './normalise.ts'

/** Longer words are noise and are cut. */
const MAX_WORD_LENGTH = 60
/** A few thousand words make up most of a newspaper. */
const CACHE_SIZE = 50_000

const cache = new Map<string, string>()

/** The index term of one word: letters and digits only; empty if nothing can be searched. */
export function termOf(word: string): string {
  const cached = cache.get(word)
  if (cached !== undefined) return cached
  const term = makeTerm(word.slice(0, MAX_WORD_LENGTH))
  if (cache.size >= CACHE_SIZE) cache.clear()
  if (word.length <= MAX_WORD_LENGTH) cache.set(word, term)
  return term
}

const KANNADA = /^[\u0C80-\u0CE5\u0CF0-\u0CFF]/
const ASCII_LETTERS = /^[a-z]+$/
const LATIN = /\p{sc=Latin}/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

export function isKannada(word: string): boolean {
  return KANNADA.test(word)
}

function makeTerm(word: string): string {
  const plain = withoutInvisible(word)
  if (isKannada(plain)) {
    const normal = normaliseKannada(word)
    return LETTER_OR_DIGIT.test(normal) ? kannadaStem(normal) : ''
  }
  const folded = foldDigits(withoutMarks(plain)).toLowerCase()
  if (ASCII_LETTERS.test(folded)) return englishStem(americanSpelling(folded))
  return LETTER_OR_DIGIT.test(folded) ? folded : ''
}

/** O'Brien's becomes obrien, café becomes cafe, ２０ becomes 20; lone surrogates are removed. */
function withoutMarks(word: string): string {
  const owned = word.replace(/['’]s$/i, '').replace(/['’]/g, '')
  if (/^[\dA-Za-z]*$/.test(owned)) return owned
  const letters = owned.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  return LATIN.test(letters) ? letters.normalize('NFKD').replace(/\p{M}/gu, '') : letters
}
