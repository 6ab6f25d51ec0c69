import type { Glyph } from './glyph.ts'
import { medianOf } from './rect.ts'

/** Relative to the type size of the line. */
const MAX_SIZE = 0.8
const MIN_RAISE = 0.2
const MIN_DROP = 0.08

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'
const BUILT_FRACTION = /(\d?)([⁰¹²³⁴-⁹]+)[/⁄]([₀-₉\d]+)/gu
const FRACTIONS = new Map(
  ['½1⁄2', '⅓1⁄3', '⅔2⁄3', '¼1⁄4', '¾3⁄4', '⅕1⁄5', '⅛1⁄8', '⅜3⁄8', '⅝5⁄8', '⅞7⁄8'].map((pair) => [
    pair.slice(1),
    pair.slice(0, 1),
  ]),
)

/** Returns the text of a glyph in a line: figures that are raised or lowered become ² or ₂. */
export function scriptText(
  glyphs: readonly Glyph[],
): (glyph: Glyph, before: Glyph | undefined) => string {
  let [size, smallest] = [0, Infinity]
  for (const glyph of glyphs) {
    size = Math.max(size, glyph.size)
    smallest = Math.min(smallest, glyph.size)
  }
  if (smallest > size * MAX_SIZE) return ({ text }) => text
  const full = glyphs.filter((glyph) => glyph.size > size * MAX_SIZE)
  const line = medianOf(full, ({ baseline }) => baseline)
  return (glyph, before) => {
    if (!before || glyph.isHidden || glyph.size > size * MAX_SIZE) return glyph.text
    const shift = (glyph.baseline - line) / size
    if (shift < -MIN_RAISE) return toScript(glyph.text, RAISED)
    return shift > MIN_DROP ? toScript(glyph.text, LOWERED) : glyph.text
  }
}

const toScript = (text: string, figures: string) =>
  text.replace(/\d/g, (digit) => figures.charAt(Number(digit)))

/** Replaces a fraction that is built from raised figures, a slash and small figures. */
export function withFractions(text: string): string {
  return text
    .replace(BUILT_FRACTION, (_, whole: string, above: string, below: string) => {
      const fraction = `${toDigits(above)}⁄${toDigits(below)}`
      const single = FRACTIONS.get(fraction)
      return single ? whole + single : `${whole && `${whole} `}${fraction}`
    })
    .replace(/(?<![\d⁄])\d+⁄\d+/gu, (fraction) => FRACTIONS.get(fraction) ?? fraction)
}

function toDigits(text: string): string {
  return text.replace(/[^0-9]/gu, (figure) =>
    String(Math.max(RAISED.indexOf(figure), LOWERED.indexOf(figure))),
  )
}
