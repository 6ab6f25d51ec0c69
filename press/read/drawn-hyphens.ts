import { isEnglishWord } from './english-words.ts'
import type { Glyph } from './glyph.ts'

const SOFT_HYPHEN = '\u00ad'
const LETTER = /[\p{L}\p{N}]/u
/** In ems. */
const LEAST_WIDTH = 0.15
const MOST_GAP = 0.12

/**
 * A soft hyphen within a line prints nothing. One that is drawn between the letters of no English word is a hyphen: the
 * font has no other name for it. Those at line ends may only divide a word.
 */
export const withDrawnHyphens = (glyphs: readonly Glyph[]): Glyph[] =>
  glyphs.map((glyph, index) =>
    isDrawnBetween(glyph, glyphs[index - 1], glyphs[index + 1]) &&
    !isEnglishWord(wordAround(index, glyphs))
      ? { ...glyph, text: '-' }
      : glyph,
  )

function isDrawnBetween(
  { text, box, size, baseline, isHidden }: Glyph,
  before: Glyph | undefined,
  after: Glyph | undefined,
): boolean {
  if (text !== SOFT_HYPHEN || isHidden || box.right - box.left < size * LEAST_WIDTH) return false
  const isBeside = (other: Glyph | undefined, gap: (rect: Glyph['box']) => number) =>
    other !== undefined &&
    LETTER.test(other.text) &&
    Math.abs(other.baseline - baseline) < size * MOST_GAP &&
    // One that prints nothing takes no room.
    Math.abs(gap(other.box)) < size * MOST_GAP
  return (
    isBeside(before, ({ right }) => box.left - right) &&
    isBeside(after, ({ left }) => left - box.right)
  )
}

/** The letters on both sides, without soft hyphens, in lower case. */
function wordAround(index: number, glyphs: readonly Glyph[]): string {
  const isOutside = ({ text }: Glyph) => text !== SOFT_HYPHEN && !LETTER.test(text)
  const start = glyphs.slice(0, index).findLastIndex(isOutside) + 1
  const after = glyphs.slice(index).findIndex(isOutside)
  const word = glyphs.slice(start, after < 0 ? undefined : index + after)
  const letters = word.flatMap(({ text }) => (text === SOFT_HYPHEN ? [] : text))
  return letters.join('').toLowerCase()
}
