/** A part of a text; uncertain parts are words that a person should compare with the page. */
export interface TextPart {
  text: string
  isUncertain: boolean
}

const KANNADA = /\p{Script=Kannada}/u
const LATIN = /\p{Script=Latin}/u
/** Signs that follow a consonant, and the virama. */
const DEPENDENT_SIGN = /^[\u0CBC\u0CBE-\u0CCD\u0CD5\u0CD6]/u
/** What fonts without a proper table leave behind: replacement characters and private ones. */
const UNREADABLE = /[\uFFFD\u25A1\p{Co}\p{Cn}]/u
const DIGIT_IN_WORD = /\p{L}\d+\p{L}/u
/** Longer words usually lack a space. */
const LONGEST = { latin: 24, kannada: 32 }

/** Cuts a text into words and the spaces between them, and marks the words that are probably misread. */
export function textParts(text: string): TextPart[] {
  return text
    .split(/(\s+)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isUncertain: isUncertainWord(part) }))
}

export function countUncertain(text: string): number {
  return textParts(text).filter(({ isUncertain }) => isUncertain).length
}

function isUncertainWord(part: string): boolean {
  if (/^(https?:|www\.)|@/.test(part)) return false
  const words = part.split(/[^\p{L}\p{M}\p{N}\p{Co}\p{Cn}\uFFFD\u25A1\u200C\u200D]+/u)
  return words.some(
    (word) =>
      UNREADABLE.test(word) ||
      DEPENDENT_SIGN.test(word) ||
      DIGIT_IN_WORD.test(word) ||
      (KANNADA.test(word) && LATIN.test(word)) ||
      word.length > (KANNADA.test(word) ? LONGEST.kannada : LONGEST.latin),
  )
}
