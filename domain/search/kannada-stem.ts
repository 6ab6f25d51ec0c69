import {
  type After,
  DAY,
  ENDING_GROUPS,
  FOREIGN_WITH_DA,
  NOT_DONE,
  NUMBER_BEFORE_NE,
  OWN_RA,
  PERSON_BEFORE_NA,
  PRESENT,
} from './kannada-endings.ts'
import { IRREGULAR, KEEPS_I, WHOLE_WORDS } from './kannada-words.ts'

const VIRAMA = '್'
const MAX_ROUNDS = 8
const MIN_AKSHARAS = 2

interface Ending {
  text: string
  after: readonly After[]
  leaves: string
  atLeast: number
}

/** Endings by their last two letters (or the only one), the longest first. */
const endingsByTail = new Map<string, Ending[]>()
for (const { after, leaves, atLeast = MIN_AKSHARAS, endings } of ENDING_GROUPS) {
  for (const text of endings.trim().split(/\s+/)) {
    const tail = text.slice(-2)
    endingsByTail.set(tail, [...(endingsByTail.get(tail) ?? []), { text, after, leaves, atLeast }])
  }
}
for (const endings of endingsByTail.values()) {
  endings.sort((one, other) => other.text.length - one.text.length)
}

/** The common stem of all inflected forms of a normalised Kannada word. */
export function kannadaStem(word: string): string {
  return kannadaStems(word).at(-1) ?? word
}

/** The word after each stripped ending; the last one is the stem. */
export function kannadaStems(word: string): string[] {
  const stems: string[] = []
  let stem = word
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const shorter = stripEnding(stem)
    if (shorter === stem) break
    stems.push(withoutLastVowel(shorter))
    stem = shorter
  }
  return stems.length > 0 ? stems : [withoutLastVowel(word)]
}

function stripEnding(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (WHOLE_WORDS.has(word) || (word.includes('ದಿನ') && DAY.test(word))) return word
  const found = stripByPattern(word)
  if (found !== undefined) return found
  return stripTail(word, word.slice(-2)) ?? stripTail(word, word.slice(-1)) ?? word
}

function stripTail(word: string, tail: string): string | undefined {
  for (const ending of endingsByTail.get(tail) ?? []) {
    if (!word.endsWith(ending.text)) continue
    const rest = word.slice(0, -ending.text.length)
    if (!fits(rest, ending)) continue
    const left = rest + (ending.leaves === 'ಿ or ್' ? lastOfVerb(rest) : ending.leaves)
    if (aksharas(left) >= ending.atLeast) return left
  }
  return undefined
}

/** Endings that need a pattern instead of a list. */
function stripByPattern(word: string): string | undefined {
  const foreign = word.includes('ಾದ') ? FOREIGN_WITH_DA.exec(word)?.[1] : undefined
  if (foreign !== undefined) return foreign
  if (!word.includes('ುತ್ತ') && !word.includes('ಿಸ')) return undefined
  const verb = (PRESENT.exec(word) ?? NOT_DONE.exec(word))?.[1]
  if (verb === undefined || aksharas(verb) < MIN_AKSHARAS) return undefined
  return verb + VIRAMA
}

function fits(rest: string, { text, after }: Ending): boolean {
  if (!after.some((kind) => mayFollow(rest, kind))) return false
  if (text === 'ನ') return rest.endsWith('ೈ') || PERSON_BEFORE_NA.test(rest)
  if (text === 'ರ') return !OWN_RA.test(`${rest}ರ`)
  if (text === 'ನೇ') return NUMBER_BEFORE_NE.test(rest)
  if (text === 'ನ್') return !rest.endsWith('ನ್')
  if (text === 'ಗೆ') return !rest.endsWith('ಗ್')
  if (text.startsWith('ಂದಿರ')) return !/[^್]ಮ$/.test(rest)
  if (text.startsWith('ಗಳ')) return !rest.endsWith('ಂ')
  if (text.charAt(1) === 'ಿ') return !KEEPS_I.has(rest + text.slice(0, 2))
  return true
}

function mayFollow(rest: string, after: After): boolean {
  const last = rest.slice(-1)
  switch (after) {
    case 'any':
      return true
    case 'a':
      return isConsonant(last)
    case 'ai':
      return last === 'ೈ'
    case 'i/e':
      return last === 'ಿ' || last === 'ೆ' || last === 'ೈ'
    case 'u':
      return last === 'ು'
    case 'o':
      return last === 'ೊ' || last === 'ೋ' || last === 'ೂ'
    case 'long':
      return last === 'ಾ' || last === 'ೀ' || last === 'ೂ' || last === 'ೇ' || last === 'ೋ'
    case 'virama':
      return last === VIRAMA
  }
}

/** A short syllable and a consonant with i: ಇಳಿ and ನದಿ keep their i, ಮಾಡಿ and ತಲುಪಿ are forms of ಮಾಡು and ತಲುಪು. */
const LIGHT_WITH_I = /^(?:[ಅಇಉಎಒಋ]|[ಕ-ಹ](?:್[ಕ-ಹ])*[ಿುೆೊೃ]?)[ಕ-ಹ]ಿ$/

function lastOfVerb(rest: string): string {
  return LIGHT_WITH_I.test(`${rest}ಿ`) ? 'ಿ' : VIRAMA
}

/** Loan words double their last consonant before an ending: ಬಸ್ಸಿನಲ್ಲಿ, ಟೇಬಲ್ಲಿನ. */
const DOUBLED_AT_END = /([ಸಲನಟರ])್\1್$/

/** Maps ಊರು and ಊರ್ to one stem, also ಸಮಿತಿಗೆ and ಊರಿಗೆ, whose i cannot be told apart. Short words keep their i. */
function withoutLastVowel(word: string): string {
  const last = word.slice(-1)
  const rest = word.slice(0, -1)
  if (last === 'ೋ') return `${rest}ೊ`
  if (DOUBLED_AT_END.test(word)) {
    return word.endsWith('ಸ್ಸ್') || aksharas(word) > MIN_AKSHARAS ? word.slice(0, -2) : word
  }
  if (aksharas(word) < MIN_AKSHARAS) return word
  if (last === 'ಾ') return `${rest}ೆ`
  if (last === 'ು') return rest + VIRAMA
  if (last === 'ಿ' && !LIGHT_WITH_I.test(word) && !KEEPS_I.has(word)) return rest + VIRAMA
  return word
}

function isConsonant(letter: string): boolean {
  return letter >= 'ಕ' && letter <= 'ಹ'
}

/** The number of written syllables; a final consonant without a vowel counts as one. */
function aksharas(word: string): number {
  let count = word.endsWith(VIRAMA) ? 1 : 0
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at)
    const isVowel = letter >= 'ಅ' && letter <= 'ಔ'
    if (isVowel || (isConsonant(letter) && word.charAt(at + 1) !== VIRAMA)) count += 1
  }
  return count
}
