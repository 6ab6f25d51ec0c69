import type { Glyph } from './glyph.ts'
import { medianOf } from './rect.ts'
import { scriptText, withFractions } from './scripts.ts'

/** A gap is a space from this part of the font's own space on; a font without one has a quarter em. */
const SPACE_SHARE = 0.5
const USUAL_SPACE = 0.25
/** In a line with space characters, a gap is a missing one from this part of the distance around them on. */
const SPACING_SHARE = 0.7
/** In ems, for the approximate positions of OCR. */
const MIN_OCR_GAP = 0.2
/** Minimum number of gaps that show how a line is letter-spaced. */
const MIN_GAPS = 4
/** Minimum number of single letters in a row that are one letter-spaced word. */
const MIN_SPACED_LETTERS = 4
const LETTER = /^\p{L}\p{M}*(?:\u0ccd\p{L}\p{M}*)*$/u

/** The widths of the space characters of a page in ems, by font. */
export type SpaceWidths = ReadonlyMap<number, number>

export function spaceWidthsOf(glyphs: readonly Glyph[]): SpaceWidths {
  const byFont = new Map<number, number[]>()
  for (const { isSpace, font, box, size } of glyphs) {
    if (!isSpace) continue
    const widths = byFont.get(font) ?? []
    widths.push((box.right - box.left) / size)
    byFont.set(font, widths)
  }
  return new Map([...byFont].map(([font, widths]) => [font, medianOf(widths, (width) => width)]))
}

/** A word with its edges in points. */
export interface LineWord {
  text: string
  left: number
  right: number
}

interface Word extends LineWord {
  /** The distance from the word before, in points. */
  distance: number
}

/** The text of a line. */
export function lineText(glyphs: readonly Glyph[], spaceWidths: SpaceWidths): string {
  return textOfWords(lineWords(glyphs, spaceWidths))
}

/** The words of a line. A gap is a space if it is wide for the font and for the letter-spacing. */
export function lineWords(glyphs: readonly Glyph[], spaceWidths: SpaceWidths): LineWord[] {
  return joinSpacedLetters(wordsOf(glyphs, spaceWidths))
}

export function textOfWords(words: readonly LineWord[]): string {
  return withFractions(words.map(({ text }) => text).join(' '))
}

function wordsOf(glyphs: readonly Glyph[], spaceWidths: SpaceWidths): Word[] {
  const { tracking, spacing } = gapsOf(glyphs)
  const textOf = scriptText(glyphs)
  const words: Word[] = []
  let last: Glyph | undefined
  let isAfterSpace = true
  for (const glyph of glyphs) {
    if (glyph.isSpace) {
      isAfterSpace = true
      continue
    }
    const distance = last ? glyph.box.left - last.box.right : 0
    const limit = Math.max(tracking + wordGap(last ?? glyph, glyph, spaceWidths), spacing)
    const word = words.at(-1)
    const { left, right } = glyph.box
    if (word && !isAfterSpace && distance <= limit) {
      word.text += textOf(glyph, last)
      word.left = Math.min(word.left, left)
      word.right = Math.max(word.right, right)
    } else words.push({ text: textOf(glyph, undefined), left, right, distance })
    last = glyph
    isAfterSpace = false
  }
  return words
}

function wordGap(last: Glyph, next: Glyph, spaceWidths: SpaceWidths): number {
  const share = (spaceWidths.get(next.font) ?? USUAL_SPACE) * SPACE_SHARE
  if (next.isHidden) return next.size * MIN_OCR_GAP
  return Math.max(last.size, next.size) * share
}

/** The usual distances in a line, in points: between letters, and a lower limit of those around spaces. */
function gapsOf(glyphs: readonly Glyph[]): { tracking: number; spacing: number } {
  const between: number[] = []
  const around: number[] = []
  let last: Glyph | undefined
  let isAfterSpace = false
  for (const glyph of glyphs) {
    if (!glyph.isSpace) {
      if (last) (isAfterSpace ? around : between).push(glyph.box.left - last.box.right)
      last = glyph
    }
    isAfterSpace = glyph.isSpace
  }
  between.sort((a, b) => a - b)
  const quarter = between.length < MIN_GAPS ? 0 : (between[between.length >> 2] ?? 0)
  return {
    tracking: Math.max(0, quarter),
    spacing: medianOf(around, (gap) => gap) * SPACING_SHARE,
  }
}

/** Joins a word that was typed with a space after each letter. Its own spaces are wider. */
function joinSpacedLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let start = 0; start < words.length; ) {
    let end = start
    while (isLetter(words[end]?.text)) end++
    const letters = words.slice(start, end)
    joined.push(...(letters.length >= MIN_SPACED_LETTERS ? joinLetters(letters) : letters))
    if (end < words.length) joined.push(...words.slice(end, end + 1))
    start = end + 1
  }
  return joined
}

/** A syllable has at most a few characters, so that most words need no matching. */
const isLetter = (text: string | undefined) =>
  text !== undefined && text.length < 8 && LETTER.test(text)

function joinLetters(letters: readonly Word[]): Word[] {
  const usual = medianOf(letters.slice(1), ({ distance }) => distance)
  const words: Word[] = []
  for (const [index, letter] of letters.entries()) {
    const word = words.at(-1)
    if (word && index > 0 && letter.distance < usual * 1.5) {
      word.text += letter.text
      word.right = letter.right
    } else words.push({ ...letter })
  }
  return words
}
