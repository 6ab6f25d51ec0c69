import { isEnglishWord } from './english-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Whether a word with a hyphen at a line end keeps it. Most words do not: they were only divided. */
export function keepsHyphen(start: string, line: string, vocabulary: Vocabulary): boolean {
  const piece = /[\p{L}\p{N}\p{M}\p{Cf}-]*$/u.exec(start)?.[0] ?? ''
  const rest = /^[\p{L}\p{M}\p{Cf}]*/u.exec(line)?.[0] ?? ''
  if (piece === '' || rest === '' || /[\p{N}-]/u.test(piece)) return true
  const [first, second] = [piece.toLowerCase(), rest.toLowerCase()]
  if (vocabulary.words.has(first + second)) return false
  if (vocabulary.compounds.has(`${first}-${second}`)) return true
  if (KANNADA.test(piece) || KANNADA.test(rest)) return isKannadaCompound(piece, rest, vocabulary)
  const isCapital = /^\p{Lu}/u.test(rest) && !isAllCapitals(piece + rest)
  if (isCapital) return true
  const isName = /^\p{Lu}/u.test(piece) && !isAllCapitals(piece)
  return isCompound(first, second, vocabulary) || (!isName && isNewCompound(first, second))
}

const KANNADA = /\p{Script=Kannada}/u
const KANNADA_ABBREVIATION = /\u0ccd[\u200c\u200d]?$/u
const isAllCapitals = (word: string) => word.length > 3 && word === word.toUpperCase()

function isKannadaCompound(piece: string, rest: string, vocabulary: Vocabulary): boolean {
  if (!vocabulary.dividesKannada || KANNADA_ABBREVIATION.test(piece)) return true
  return vocabulary.words.has(piece) && vocabulary.words.has(rest)
}

const TENS = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/u
/** `co-operate`, `re-elect`: the prefix and the word meet in the same vowel. */
const SAME_VOWEL = /^(?:co-o|[rd]e-e|pre-e|anti-i|semi-i)/u
const HYPHENATED_FIRST = /^(?:self|vice|well)$/u
const HYPHENATED_SECOND =
  /^(?:based|led|run|owned|backed|ruled|bound|linked|related|friendly|term|old|elect|general)$/u
const OFFICE = /(?:er|or|ist|ian|man|chief|president)s?$/u
/** Words that form one word with what follows or precedes them: `without`, `chairman`. */
const SOLID_FIRST =
  /^(?:with|out|under|over|how|when|what|where|who|some|any|every|there|here|mean|fore|for|after|up|down|off|him|her|your|our|them|not|can|may|counter|inter|super|trans|sub|mis|dis|pre|pro|news|back)$/u
const SOLID_SECOND =
  /^(?:ever|thing|things|body|self|selves|where|wards?|m[ae]n|wom[ae]n|works?|days?|side|land|house|ways?|room|ship|hood|able|ful|less|ness|like|ling|ally)$/u

function isCompound(first: string, second: string, { words }: Vocabulary): boolean {
  // Hyphenation leaves at least two letters on a line.
  if (first.length === 1 || TENS.test(first) || SAME_VOWEL.test(`${first}-${second}`)) return true
  if (HYPHENATED_FIRST.test(first)) return second.length > 3
  if (first === 'co') return words.has(second)
  if (first === 'ex') return words.has(second) && OFFICE.test(second)
  if (SOLID_FIRST.test(first) || SOLID_SECOND.test(second)) return false
  if (first.length > 3 && HYPHENATED_SECOND.test(second)) return true
  return first.length > 2 && second.length > 2 && words.has(first) && words.has(second)
}

/** Two English words that the dictionary does not have as one: `table-topper`, `voice-call`. */
function isNewCompound(first: string, second: string): boolean {
  if (first.length < 3 || second.length < 3) return false
  if (SOLID_FIRST.test(first) || SOLID_SECOND.test(second) || isEnglishWord(first + second))
    return false
  return isEnglishWord(first) && isEnglishWord(second)
}
