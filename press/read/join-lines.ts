/** A hyphen, a soft hyphen, or the sign that OCR produces for it. */
const HYPHEN_END = /[\u00ac\u00ad\u2010-]$/u
/** A dash without a space before it has none after it either. */
const TIGHT_DASH_END = /[\p{L}\p{M}\p{N}][–—/]$/u
const SOFT_HYPHENS = /\u00ad/gu

const NO_WORDS: ReadonlySet<string> = new Set()

/** Joins lines to one text, and joins English words that were hyphenated. */
export function joinLines(lines: readonly string[], vocabulary = NO_WORDS): string {
  let text = ''
  for (const line of lines) {
    const clean = line.replace(SOFT_HYPHENS, (_, at: number) => (at === line.length - 1 ? '-' : ''))
    text = text === '' ? clean : appendLine(text, clean, vocabulary)
  }
  return text.replace(HYPHEN_END, '-').replace(/\s+/g, ' ').trim().normalize('NFC')
}

function appendLine(text: string, line: string, vocabulary: ReadonlySet<string>): string {
  if (TIGHT_DASH_END.test(text)) return text + line
  if (!HYPHEN_END.test(text)) return `${text} ${line}`
  const start = text.slice(0, -1)
  return `${start}${keepsHyphen(start, line, vocabulary) ? '-' : ''}${line}`
}

/** Hyphenation never breaks a word after two letters, before a capital or next to a digit. */
function keepsHyphen(start: string, line: string, vocabulary: ReadonlySet<string>): boolean {
  const piece = /[\p{L}\p{N}\p{M}-]*$/u.exec(start)?.[0] ?? ''
  const rest = /^[\p{L}\p{M}]*/u.exec(line)?.[0] ?? ''
  if (piece.length <= 2 || /[\p{N}-]/u.test(piece) || !/^\p{Ll}/u.test(line)) return true
  if (vocabulary.has((piece + rest).toLowerCase())) return false
  return vocabulary.has(piece.toLowerCase()) && vocabulary.has(rest.toLowerCase())
}

/** The unbroken words of some lines; used to tell compounds from hyphenated words. */
export function vocabularyOf(lines: readonly string[]): Set<string> {
  const words = lines.flatMap((line) => {
    const whole = line.replaceAll('\u00ad', '').split(/[^\p{L}\p{M}]+/u)
    return HYPHEN_END.test(line) ? whole.slice(1, -2) : whole.slice(1)
  })
  return new Set(words.map((word) => word.toLowerCase()))
}
