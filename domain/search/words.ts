import { isKannada, termOf } from './term.ts'

/** Raised when the same text gives other terms than before, or the index keeps others: everything is indexed anew. */
export const TOKENISER_VERSION = 4

/** One word of a text: its index term, and where it stands in the text as given. */
export interface Word {
  term: string
  start: number
  end: number
}

/** A run of Kannada letters, where a zero is a mistyped anusvara; else a number with its commas; else letters and digits, an apostrophe among them. */
const PIECE =
  /(?:[\u0C80-\u0CE5\u0CF0-\u0CFF\u200C-\u200D\u00AD]|(?<=[ಅ-್])೦(?=[ಕ-ಹ]))+|\p{Nd}+(?:,\p{Nd}{2,3}(?!\p{Nd}))+|(?:(?![\u0C80-\u0CE5\u0CF0-\u0CFF])[\p{L}\p{M}\p{N}\u00AD])+(?:['’](?:(?![\u0C80-\u0CE5\u0CF0-\u0CFF])\p{L})+)*/gu

/** Endings that Kannada writes after a number, a Latin word or a quotation mark: 2026ರಲ್ಲಿ, KSRTCಯ, ‘ಕೃಷ್ಣ’ದ. */
const BOUND =
  /^(?:ರ|ರ?ಲ್ಲಿ|ರಲ್ಲೂ|ರಲ್ಲೇ|ರಂದು|ರಿಂದ|ರಿಂದಲೂ|ರವರೆಗೆ|ರಷ್ಟು|ರೊಳಗೆ|ರನ್ನು|ಕ್ಕೆ|ಕ್ಕೂ|ಕ್ಕೇ|ಕ್ಕಿಂತ|ಕ್ಕಾಗಿ|ನೇ|ನೆ|ನೆಯ|ಯ|ಯಲ್ಲಿ|ಯಿಂದ|ಯನ್ನು|ಯೂ|ಯೇ|ಗೆ|ಗೂ|ದ|ದಲ್ಲಿ|ದಿಂದ|ವನ್ನು|ನ|ನಲ್ಲಿ|ನಿಂದ|ನ್ನು|ಅನ್ನು|ಗಳು|ಗಳ|ಗಳಲ್ಲಿ|ಗಳಿಗೆ|ಗಳನ್ನು|ಗಳಿಂದ|ವರೆಗೆ)$/
const QUOTES = `'’”"`

/** The names of Latin letters, of which abbreviations are made: ಬಿ.ಜೆ.ಪಿ. is ಬಿಜೆಪಿ. */
const LETTER_NAME =
  /^(?:[a-zA-Z]|ಎ|ಬಿ|ಸಿ|ಡಿ|ಇ|ಎಫ್|ಜಿ|ಹೆಚ್|ಎಚ್|ಐ|ಜೆ|ಕೆ|ಎಲ್|ಎಂ|ಎಮ್|ಎನ್|ಓ|ಒ|ಪಿ|ಕ್ಯೂ|ಆರ್|ಎಸ್|ಟಿ|ಯು|ವಿ|ಡಬ್ಲ್ಯೂ|ಡಬ್ಲ್ಯು|ಎಕ್ಸ್|ವೈ|ಝಡ್|ಜಡ್)\u200C?$/

interface Piece {
  written: string
  start: number
  end: number
  isInitials: boolean
}

/** The words of a text in their order. Hyphens part words; what is no letter, mark or digit is left out. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const { written, start, end } of piecesOf(text)) {
    const term = termOf(written)
    if (term !== '') words.push({ term, start, end })
  }
  return words
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const { 0: written, index: start } of text.matchAll(PIECE)) {
    const end = start + written.length
    const last = pieces.at(-1)
    if (last && start - last.end <= 1 && joins(last, text.charAt(last.end), written, start)) {
      last.end = end
    } else {
      pieces.push({ written, start, end, isInitials: LETTER_NAME.test(written) })
    }
  }
  return pieces
}

/** Whether a piece belongs to the one before it: an ending, or the next of its initials, which are then one word. */
function joins(last: Piece, between: string, written: string, start: number): boolean {
  const isApart = start > last.end
  if (isApart && between === '.' && last.isInitials && LETTER_NAME.test(written)) {
    last.written += written
    return true
  }
  if (!isKannada(written) || !BOUND.test(written)) return false
  return isApart ? QUOTES.includes(between) : !isKannada(last.written)
}
