import { americanSpelling } from './english-spelling.ts'
import { englishStem } from './english-stem.ts'
import { kannadaStem } from './kannada-stem.ts'
import { foldDigits, normaliseKannada, withoutInvisible } from './normalise.ts'

/** No word is longer: what is longer is noise, and is cut. */
const LONGEST_WORD = 60
/** Words come again and again: a few thousand make up most of a newspaper. */
const MOST_REMEMBERED = 50_000

const remembered = new Map<string, string>()

/** The index term of one word as written: letters and digits only; empty when nothing of it can be searched. */
export function termOf(word: string): string {
  const known = remembered.get(word)
  if (known !== undefined) return known
  const term = makeTerm(word.slice(0, LONGEST_WORD))
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  if (word.length <= LONGEST_WORD) remembered.set(word, term)
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

/** O'Brien's is obrien, café is cafe, ２０ is 20; half of a surrogate pair is nothing. */
function withoutMarks(word: string): string {
  const owned = word.replace(/['’]s$/i, '').replace(/['’]/g, '')
  if (/^[\dA-Za-z]*$/.test(owned)) return owned
  const letters = owned.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  return LATIN.test(letters) ? letters.normalize('NFKD').replace(/\p{M}/gu, '') : letters
}
