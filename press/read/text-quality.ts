/** Characters that a PDF or a program could not decode. */
const UNDECODED = /[\ufffd\p{Co}\p{Cn}\p{Cs}]|(?!\s)\p{Cc}/gu

/** Vowel signs without a consonant before them. */
const LOOSE_SIGN =
  /(?<![\u0c95-\u0cb9\u0cde\u0cbc\u0cbe-\u0ccd\u0cd5\u0cd6\u200c\u200d])[\u0cbe-\u0ccd\u0cd5\u0cd6]/gu
const SIGN_ON_SIGN = /[\u0cbe-\u0ccc][\u0cbe-\u0cc4\u0ccd]|\u0ccd[\u0cbe-\u0ccd]/gu
/** ಆ್ಯಪ್: the only case of a sign after a vowel. */
const A_AS_IN_APP = /([ಅಆ])\u0ccdಯ/gu

/** Latin-1 as legacy fonts use it: symbols within words, and capitals with accents after small letters. */
const SYMBOL_IN_WORD = /(?<=\p{L})[¡-©«-´¶¸»-¿×÷](?=\p{L})/gu
const CAPITAL_IN_WORD = /(?<=[a-z¡-¿ß-öø-ÿ])[À-ÖØ-Þ]/gu

/** Some programs give a sign that several letters share the code of its glyph. */
const SYMBOL_IN_KANNADA = /(?<=[\u0c85-\u0ce3])[#$<>@\\^_{}~¡-¶¸-ÖØ-öø-ÿ](?=[\u0c85-\u0ce3])/gu

const FAULTS = [
  ...[UNDECODED, LOOSE_SIGN, SIGN_ON_SIGN],
  ...[SYMBOL_IN_WORD, CAPITAL_IN_WORD, SYMBOL_IN_KANNADA],
]
/** Good text stays below a tenth of this share of faults. */
const MAX_FAULTS = 0.005
/** One fault in a text of this length may be a misprint. */
const LONG_TEXT = 100

/** Below this share of recognised characters, a text has too many holes. */
const LEAST_READ = 0.5

/** Letters without enough vowels are codes of glyphs. Every European language has more than a third. */
const MIN_LATIN_LETTERS = 40
const MIN_VOWELS = 0.22

/** Where most letters have accents, they are those of another alphabet: no language is written like that. */
const MIN_ACCENTED_LETTERS = 8
const MAX_ACCENTED = 0.6

/** Stands for a character that is printed on a scan but was not recognised. */
export const UNREAD = '\ue000'

/** Whether text can be shown and searched. If not, the PDF does not say which characters it prints. */
export function isReadable(text: string): boolean {
  const read = text.replaceAll(UNREAD, '')
  if (read.length < text.length * LEAST_READ) return false
  const printed = read.normalize('NFC').replace(/\s+/gu, ' ').replace(A_AS_IN_APP, '$1')
  const faults = FAULTS.reduce((sum, fault) => sum + (printed.match(fault)?.length ?? 0), 0)
  const isTolerable = faults === 1 && printed.length >= LONG_TEXT
  if (faults > printed.length * MAX_FAULTS && !isTolerable) return false
  return hasVowels(printed) && hasPlainLetters(printed)
}

function hasPlainLetters(text: string): boolean {
  const accented = text.match(/[À-ÖØ-öø-ÿ]/gu) ?? []
  const plain = text.match(/[a-z]/gi) ?? []
  return (
    accented.length < MIN_ACCENTED_LETTERS ||
    accented.length <= (accented.length + plain.length) * MAX_ACCENTED
  )
}

function hasVowels(text: string): boolean {
  const latin = text.normalize('NFD').match(/[a-z]/gi) ?? []
  if (latin.length < MIN_LATIN_LETTERS) return true
  return latin.filter((letter) => /[aeiouy]/i.test(letter)).length >= latin.length * MIN_VOWELS
}

/** Removes the characters that could not be decoded from a text that is readable without them. */
export function withoutUndecoded(text: string): string {
  return text.replace(UNDECODED, '')
}
