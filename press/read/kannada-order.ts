import type { Glyph } from './glyph.ts'
import { medianOf } from './rect.ts'

const RA = '\u0cb0'
const VIRAMA = '\u0ccd'
/** In ems, for a font whose ರ does not stand alone on the page. */
const USUAL_RA_WIDTH = 0.65
const SIGN = /[\u0c82\u0c83\u0cbe-\u0ccc\u0cd5\u0cd6]/u
const CONSONANT = /[\u0c95-\u0cb9\u0cde]/u
/** Vowel signs and the consonants below them, in the order in which fonts draw them. */
const SIGN_BEFORE_SUBSCRIPT =
  /([\u0cbe-\u0ccc\u0cd5\u0cd6\u0c82\u0c83]+)((?:\u0ccd[\u0c95-\u0cb9\u0cde])+)/gu

/**
 * PDFs without ActualText list glyphs as they are drawn: the vowel sign before the consonants below it.
 * Unicode has them the other way round, and no Kannada word has a virama after a vowel sign.
 */
export function orderSigns(text: string): string {
  return text.replace(SIGN_BEFORE_SUBSCRIPT, '$2$1')
}

/**
 * Moves each arkavattu, the ರ್ that is drawn after its syllable, before it. One glyph draws the whole ರ್;
 * it is narrower than ರ. A ರ್ at the end of a syllable is wider, because it has a ರ and a stroke.
 */
export function orderArkavattus(drawn: readonly Glyph[]): Glyph[] {
  const glyphs = [...drawn]
  const isArkavattu = arkavattuTest(glyphs)
  for (let at = 1; at < glyphs.length; at++) {
    if (glyphs[at]?.text !== RA || !isArkavattu(at)) continue
    const start = syllableStart(glyphs, at)
    const base = glyphs[start]
    if (!base || start === at) continue
    const moved = glyphs.splice(at, 2)
    const { left } = base.box
    for (const glyph of moved) glyph.box = { ...glyph.box, left, right: left }
    glyphs.splice(start, 0, ...moved)
  }
  return glyphs
}

function arkavattuTest(glyphs: readonly Glyph[]): (at: number) => boolean {
  let widths: Map<number, number> | undefined
  return (at) => {
    const [ra, virama] = [glyphs[at], glyphs[at + 1]]
    if (!ra || virama?.text !== VIRAMA || !isOneGlyph(ra, virama)) return false
    widths ??= raWidths(glyphs)
    const whole = widths.get(ra.font) ?? USUAL_RA_WIDTH
    return (ra.box.right - ra.box.left) / ra.size < whole * 1.05
  }
}

/** PDFium gives the characters of one glyph the same box. */
const isOneGlyph = (one: Glyph, other: Glyph) =>
  one.box.left === other.box.left && one.box.right === other.box.right

/** The width of a lone ರ in ems, by font. */
function raWidths(glyphs: readonly Glyph[]): Map<number, number> {
  const byFont = new Map<number, number[]>()
  for (const [at, glyph] of glyphs.entries()) {
    const next = glyphs[at + 1]
    if (glyph.text !== RA || (next && isOneGlyph(glyph, next))) continue
    const widths = byFont.get(glyph.font) ?? []
    widths.push((glyph.box.right - glyph.box.left) / glyph.size)
    byFont.set(glyph.font, widths)
  }
  return new Map([...byFont].map(([font, widths]) => [font, medianOf(widths, (width) => width)]))
}

/** The index of the consonant that starts the syllable before `end`, or `end` if there is none. */
function syllableStart(glyphs: readonly Glyph[], end: number): number {
  const textAt = (at: number) => glyphs[at]?.text ?? ''
  let at = end - 1
  while (SIGN.test(textAt(at))) at--
  while (CONSONANT.test(textAt(at)) && textAt(at - 1) === VIRAMA) {
    at -= 2
    while (SIGN.test(textAt(at))) at--
  }
  return CONSONANT.test(textAt(at)) ? at : end
}
