/** What the lines of a page show about its words; used to decide about hyphens at line ends. */
export interface Vocabulary {
  /** Words that stand within a line, in lower case. */
  words: ReadonlySet<string>
  /** Words that have a hyphen within a line, in lower case. */
  compounds: ReadonlySet<string>
  /** Whether the page divides Kannada words at line ends, which few newspapers do. */
  dividesKannada: boolean
}

export const NO_VOCABULARY: Vocabulary = {
  words: new Set(),
  compounds: new Set(),
  dividesKannada: false,
}

/** A hyphen, a soft hyphen, or the sign that OCR produces for it. */
export const HYPHEN_END = /[\u00ac\u00ad\u2010-]$/u
const KANNADA_HYPHEN_END = /[\u0c80-\u0cff]-$/u
const KANNADA_COMPOUND = /[\u0c80-\u0cff]-[\u0c80-\u0cff]/u

export function vocabularyOf(lines: readonly string[]): Vocabulary {
  const words = new Set<string>()
  const compounds = new Set<string>()
  let [kannadaEnds, kannadaCompounds] = [0, 0]
  for (const line of lines) {
    const whole = line.replaceAll('\u00ad', '').toLowerCase()
    // The first word of a line may be the rest of a divided word, and the last its start.
    for (const word of whole
      .split(/[^\p{L}\p{M}\p{Cf}]+/u)
      .slice(1, HYPHEN_END.test(line) ? -2 : undefined))
      words.add(word)
    if (!line.includes('-')) continue
    for (const [word] of whole.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+/gu)) compounds.add(word)
    if (KANNADA_HYPHEN_END.test(line)) kannadaEnds++
    if (KANNADA_COMPOUND.test(line)) kannadaCompounds++
  }
  return { words, compounds, dividesKannada: kannadaEnds > kannadaCompounds + MIN_DIVIDED }
}

/** A compound breaks at a line end less often than it stands within a line. */
const MIN_DIVIDED = 3
