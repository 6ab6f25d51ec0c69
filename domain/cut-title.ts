/** Characters outside the scripts of our titles, for which a letter and its marks are not one character. */
const UNUSUAL =
  /\p{Extended_Pictographic}|\p{RI}|[^\p{sc=Latin}\p{sc=Kannada}\p{sc=Common}\p{sc=Inherited}]/u
const LETTER_WITH_MARKS = /\P{M}[\p{M}\u200C\u200D]*|\p{M}+/gu

let clusters: Intl.Segmenter | undefined

/** A virama that joins the next consonant into a conjunct; a zero-width joiner may follow it. */
const BINDS = /\u0CCD\u200D?$/u
const CONSONANT = /^[\u0C95-\u0CB9\u0CDD\u0CDE]/u

/** Cuts a title to a number of visible characters, and marks the cut. */
export function cutTitle(title: string, length: number): string {
  const characters = charactersOf(title.trim())
  if (characters.length <= length) return characters.join('')
  return `${characters.slice(0, length).join('').trimEnd()}…`
}

/** Segmenters split a Kannada conjunct after its virama; this joins the parts again. */
function charactersOf(text: string): string[] {
  const characters: string[] = []
  for (const segment of segmentsOf(text)) {
    const last = characters.at(-1)
    if (last !== undefined && BINDS.test(last) && CONSONANT.test(segment)) {
      characters[characters.length - 1] = last + segment
    } else characters.push(segment)
  }
  return characters
}

/** `Intl.Segmenter` supports every script, but its first use is slower than the rest of a screen. */
function segmentsOf(text: string): string[] {
  if (!UNUSUAL.test(text)) return text.match(LETTER_WITH_MARKS) ?? []
  clusters ??= new Intl.Segmenter('kn', { granularity: 'grapheme' })
  return Array.from(clusters.segment(text), ({ segment }) => segment)
}
