import { keepsHyphen } from './divided-words.ts'
import { HYPHEN_END, NO_VOCABULARY, type Vocabulary } from './vocabulary.ts'

/** A dash without a space before it has none after it either. */
const TIGHT_DASH_END = /[\p{L}\p{M}\p{N}][–—/]$/u
const FIGURE_END = /\p{N}$/u
const SOFT_HYPHENS = /\u00ad/gu

/** Joins lines to one text, and joins the words that were divided at line ends. */
export function joinLines(lines: readonly string[], vocabulary = NO_VOCABULARY): string {
  let text = ''
  for (const line of lines) {
    const isDivided = line.endsWith('\u00ad')
    const clean = line.replace(SOFT_HYPHENS, '') + (isDivided ? '\u00ad' : '')
    text = text === '' ? clean : appendLine(text, clean, vocabulary)
  }
  return text.replace(HYPHEN_END, '-').replace(/\s+/g, ' ').trim().normalize('NFC')
}

function appendLine(text: string, line: string, vocabulary: Vocabulary): string {
  if (TIGHT_DASH_END.test(text)) return text + line
  if (!HYPHEN_END.test(text)) return `${text} ${line}`
  const start = text.slice(0, -1)
  // No word is divided after a figure.
  if (text.endsWith('\u00ad')) return FIGURE_END.test(start) ? `${start}-${line}` : start + line
  if (/\s$/u.test(start)) return `${text} ${line}`
  return `${start}${keepsHyphen(start, line, vocabulary) ? '-' : ''}${line}`
}
