let clusters: Intl.Segmenter | undefined

/** A virama that binds the consonant after it into one conjunct; a zero-width joiner may stand between. */
const BINDS = /\u0CCD\u200D?$/u
const CONSONANT = /^[\u0C95-\u0CB9\u0CDD\u0CDE]/u

/** At most so many characters as a reader counts them, and a mark where more were. */
export function cutTitle(title: string, length: number): string {
  const characters = charactersOf(title.trim())
  if (characters.length <= length) return characters.join('')
  return `${characters.slice(0, length).join('').trimEnd()}…`
}

/** Segmenters cut a Kannada conjunct after its virama: what belongs together is put together again. */
function charactersOf(text: string): string[] {
  const characters: string[] = []
  clusters ??= new Intl.Segmenter('kn', { granularity: 'grapheme' })
  for (const { segment } of clusters.segment(text)) {
    const last = characters.at(-1)
    if (last !== undefined && BINDS.test(last) && CONSONANT.test(segment)) {
      characters[characters.length - 1] = last + segment
    } else characters.push(segment)
  }
  return characters
}
