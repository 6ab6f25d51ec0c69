import { isKannada, termOf } from './term.ts'

/** Shorter words are the end of too many others. */
const MIN_MEMBER = 4
const MIN_FIRST = 3
/** A shorter word is hardly a compound. */
const MIN_COMPOUND = 8
/** A member begins with a consonant and ends before one, and has at least two syllables. */
const CONSONANT = /[ಕ-ಹ]/
const VIRAMA = '್'

/** Whether a term may be a compound with this one as its last member. */
export function isCompoundOf(term: string, member: string): boolean {
  if (!isMember(member) || !term.endsWith(member)) return false
  const first = term.slice(0, -member.length)
  return first.length >= MIN_FIRST && !first.endsWith(VIRAMA)
}

/** Whether a term is long enough to be the last member of compounds. */
export function isMember(term: string): boolean {
  return isKannada(term) && term.length >= MIN_MEMBER && CONSONANT.test(term.charAt(0))
}

/** The pairs of terms that a Kannada word may be composed of: ಗ್ರಾಮ and ಪಂಚಾಯಿತಿ for ಗ್ರಾಮಪಂಚಾಯಿತಿ. */
export function halvesOf(word: string): string[][] {
  if (!isKannada(word) || word.length < MIN_COMPOUND) return []
  const places = Array.from(word, (_, index) => index).slice(MIN_FIRST, -MIN_FIRST)
  return places
    .filter((at) => CONSONANT.test(word.charAt(at)) && word.charAt(at - 1) !== VIRAMA)
    .map((at) => [termOf(word.slice(0, at)), termOf(word.slice(at))])
    .filter(([first = '', second = '']) => first.length >= MIN_FIRST && second.length >= MIN_FIRST)
}

/** More words are hardly a compound that is typed apart. */
const MOST_TYPED_APART = 4

/** A Kannada query with two neighbouring words joined, for each pair: ತೂಗುಸೇತುವೆ for ತೂಗು ಸೇತುವೆ. */
export function joinedWords(query: string): string[] {
  const words = query.trim().split(/\s+/)
  if (words.length > MOST_TYPED_APART || !words.every(isKannada)) return []
  return words
    .slice(1)
    .map((_, index) => [
      ...words.slice(0, index),
      `${words[index]}${words[index + 1]}`,
      ...words.slice(index + 2),
    ])
    .map((joined) => joined.join(' '))
}
