import type { Language } from '../type/faces.ts'

const AKSHARA =
  /(?:[\u0c95-\u0cb9\u0cde]\u0cbc?(?:\u0ccd\u200d?[\u0c95-\u0cb9\u0cde]\u0cbc?)*(?:[\u0cbe-\u0ccc\u0cd5\u0cd6]+|\u0ccd\u200c?)?|[\u0c85-\u0c94])[\u0c82\u0c83]?/gu

/** The first letter of a word: in Kannada with its conjuncts and vowel signs. */
export function firstLetter(word: string): string {
  const [akshara] = word.match(AKSHARA) ?? []
  return akshara && word.startsWith(akshara) ? akshara : word.slice(0, 1)
}

/** Where a word may be broken at the end of a line, as lengths of its first part; a hyphen follows unless there is one. */
export function breaksOf(word: string, language: Language): number[] {
  const ownHyphens = [...word.matchAll(/(?<=\p{L}{2})-(?=\p{L}{2})/gu)].map(
    ({ index }) => index + 1,
  )
  if (ownHyphens.length > 0) return ownHyphens
  return language === 'kn' ? aksharaBreaks(word) : syllableBreaks(word)
}

function aksharaBreaks(word: string): number[] {
  const starts = [...word.matchAll(AKSHARA)].map(({ index }) => index)
  return starts.length < 6 ? [] : starts.slice(3, -2)
}

/** Between two consonants, or before one, with a vowel on both sides. */
function syllableBreaks(word: string): number[] {
  if (!/^\p{P}*\p{L}{6,}\p{P}*$/u.test(word)) return []
  const start = word.search(/\p{L}/u)
  const end = word.length - (word.match(/\p{P}*$/u)?.[0].length ?? 0)
  const places = [
    ...word.matchAll(
      /(?<=[aeiouy])(?:[bdfglmnprst](?=[bcdfghklmnpqrstv][aeiouy])|(?=(?:ch|sh|th|ph|[bcdfglmnprstv])[aeiouy]))/g,
    ),
  ]
  return places
    .map(({ index, 0: match }) => index + match.length)
    .filter((place) => place - start >= 2 && end - place >= 3)
    .filter((place) => !/^(?:h|k[aeiou]|ed$|es$)/.test(word.slice(place, end)))
}
