import type { Glyph } from './glyph.ts'
import { splitAtGutters } from './gutters.ts'
import {
  type LineWord,
  lineText,
  lineWords,
  type SpaceWidths,
  spaceWidthsOf,
  textOfWords,
} from './line-text.ts'
import { mostFrequent } from './most-frequent.ts'
import type { Rect } from './rect.ts'
import { repairText } from './repair-text.ts'
import { edgesOf, runsOf } from './runs.ts'

/** A line of text within one column. */
export interface Line {
  text: string
  words: LineWord[]
  /** The same height for all lines of one size, whatever letters they have. */
  box: Rect
  baseline: number
  size: number
  font: number
  ink: number
  letters: number
  /** The first words, if they are in another font than the rest. */
  opening: string
  /** The last words, if they are smaller or in another colour than the words before them. */
  ending: string
  /** The parts of the line in different fonts; missing if it has one font. */
  runs?: FontRun[]
}

export interface FontRun {
  font: number
  /** Ends with a space if one separates it from the next run. */
  text: string
}

/** Below this share of space characters, words are separated by gaps only. */
const MIN_SPACES = 0.04

/** Whether the words of a page are separated by space characters. */
export function hasSpaces(glyphs: readonly Glyph[]): boolean {
  const spaces = glyphs.filter(({ isSpace }) => isSpace).length
  return spaces >= glyphs.length * MIN_SPACES
}

/** Groups glyphs into lines with spaces between words. */
export function readLines(glyphs: readonly Glyph[]): Line[] {
  const spaceWidths = spaceWidthsOf(glyphs)
  return splitAtGutters(runsOf(glyphs), hasSpaces(glyphs))
    .map((run) => lineOf(run, spaceWidths))
    .filter(({ text }) => text !== '')
}

/** Figures and punctuation may be in a font of another script than the words around them. */
const LETTER = /\p{L}/u

function lineOf(glyphs: readonly Glyph[], spaceWidths: SpaceWidths): Line {
  const { left, right, baseline, size } = edgesOf(glyphs)
  const solid = glyphs.filter(({ isSpace }) => !isSpace)
  const letters = solid.filter(({ text }) => LETTER.test(text))
  const font = mostFrequent(letters.length > 0 ? letters : solid, (glyph) => glyph.font)
  const rest = glyphs.findIndex((glyph) => glyph.font === font)
  const words = lineWords(glyphs, spaceWidths)
  const text = repairText(textOfWords(words))
  return {
    text,
    words: repairWords(words, text),
    box: { left, right, top: baseline - 0.85 * size, bottom: baseline + 0.25 * size },
    baseline,
    size,
    font,
    ink: mostFrequent(solid, ({ ink }) => ink),
    letters: solid.length,
    opening: rest > 0 ? repairText(lineText(glyphs.slice(0, rest), spaceWidths)) : '',
    ending: repairText(lineText(endingOf(glyphs), spaceWidths)),
    ...(solid.some((glyph) => glyph.font !== font) && { runs: fontRuns(glyphs, spaceWidths) }),
  }
}

/** The words with their texts as the repaired line has them. */
function repairWords(words: readonly LineWord[], line: string): LineWord[] {
  const texts = line.split(' ')
  const isSame = texts.length === words.length
  return words.flatMap(({ text, left, right }, index) => {
    const repaired = (isSame && texts[index]) || repairText(text)
    return repaired === '' ? [] : [{ text: repaired, left, right }]
  })
}

function endingOf(glyphs: readonly Glyph[]): Glyph[] {
  const last = glyphs.findLast(({ isSpace }) => !isSpace)
  const before = glyphs.findLastIndex(
    ({ isSpace, size, ink }) => !isSpace && last && (ink !== last.ink || size > last.size * 1.06),
  )
  return before < 0 ? [] : glyphs.slice(before + 1)
}

function fontRuns(glyphs: readonly Glyph[], spaceWidths: SpaceWidths): FontRun[] {
  const runs: { font: number; glyphs: Glyph[] }[] = []
  for (const glyph of glyphs) {
    const last = runs.at(-1)
    if (last && (glyph.isSpace || last.font === glyph.font)) last.glyphs.push(glyph)
    else if (!glyph.isSpace) runs.push({ font: glyph.font, glyphs: [glyph] })
  }
  return runs.map((run, index) => {
    const text = repairText(lineText(run.glyphs, spaceWidths))
    const edge = run.glyphs.findLastIndex(({ isSpace }) => !isSpace)
    const around = [...run.glyphs.slice(edge), ...(runs[index + 1]?.glyphs.slice(0, 1) ?? [])]
    return { font: run.font, text: text + (/\s/u.test(lineText(around, spaceWidths)) ? ' ' : '') }
  })
}
