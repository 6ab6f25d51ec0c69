import type { Glyph } from './glyphs.ts'
import { medianOf, type Rect } from './rect.ts'

/** A line of text within one column. */
export interface Line {
  text: string
  /** The same height for all lines of one size, whatever letters they have. */
  box: Rect
  baseline: number
  size: number
  font: number
  ink: number
  letters: number
  /** The first words, if they are in another font than the rest. */
  opening: string
}

/** Maximum distance in ems between two characters of a line. */
const MAX_GAP = 2
const MAX_GAP_AFTER_SPACE = 14
const SAME_BASELINE = 0.3
/** Minimum gap in ems that counts as a space, in files without space characters. */
const WORD_GAP = 0.2
/** Below this share of space characters, words are separated by gaps only. */
const MIN_SPACES = 0.04

/** Groups glyphs into lines with spaces between words. */
export function readLines(glyphs: readonly Glyph[]): Line[] {
  const spaces = glyphs.filter(({ isSpace }) => isSpace).length
  const gap = spaces >= glyphs.length * MIN_SPACES ? MAX_GAP : WORD_GAP
  const runs = joinRuns(runsOf(glyphs))
  return runs.map((run) => lineOf(run, gap)).filter(({ text }) => text !== '')
}

/** Splits glyphs into runs that are consecutive in the file and on the page. */
function runsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = []
  let run: Glyph[] = []
  let last: Glyph | undefined
  for (const glyph of glyphs) {
    if (!last || !follows(last, glyph)) {
      run = []
      runs.push(run)
    }
    run.push(glyph)
    last = glyph
  }
  return runs.filter((each) => each.some(({ isSpace }) => !isSpace))
}

function follows(last: Glyph, next: Glyph): boolean {
  const em = Math.max(last.size, next.size)
  if (Math.abs(next.baseline - last.baseline) > SAME_BASELINE * em) return false
  const gap = next.box.left - last.box.right
  return gap < (last.isSpace ? MAX_GAP_AFTER_SPACE : MAX_GAP) * em && gap > -2.5 * em
}

/** Joins the parts of a line that are far apart in the file. */
function joinRuns(runs: readonly Glyph[][]): Glyph[][] {
  const sorted = runs
    .map((glyphs) => ({ glyphs, ...edgesOf(glyphs) }))
    .sort((a, b) => a.baseline - b.baseline || a.left - b.left)
  const joined: typeof sorted = []
  for (const run of sorted) {
    const before = joined.findLast(
      (each) =>
        Math.abs(each.baseline - run.baseline) < SAME_BASELINE * run.size * 0.5 &&
        each.size / run.size < 1.4 &&
        run.size / each.size < 1.4 &&
        run.left - each.right < 0.5 * run.size &&
        run.left - each.right > -0.5 * run.size,
    )
    if (before) {
      before.glyphs.push(...run.glyphs)
      before.right = Math.max(before.right, run.right)
    } else joined.push({ ...run, glyphs: [...run.glyphs] })
  }
  return joined.map(({ glyphs }) => glyphs)
}

function edgesOf(glyphs: readonly Glyph[]) {
  const solid = glyphs.filter(({ isSpace }) => !isSpace)
  return {
    left: Math.min(...solid.map(({ box }) => box.left)),
    right: Math.max(...solid.map(({ box }) => box.right)),
    baseline: medianOf(solid, ({ baseline }) => baseline),
    size: mostFrequent(solid, ({ size }) => Math.round(size * 20) / 20),
  }
}

function lineOf(glyphs: readonly Glyph[], wordGap: number): Line {
  const { left, right, baseline, size } = edgesOf(glyphs)
  const solid = glyphs.filter(({ isSpace }) => !isSpace)
  const font = mostFrequent(solid, (glyph) => glyph.font)
  const rest = glyphs.findIndex((glyph) => glyph.font === font)
  return {
    text: textOf(glyphs, wordGap * size),
    box: { left, right, top: baseline - 0.85 * size, bottom: baseline + 0.25 * size },
    baseline,
    size,
    font,
    ink: mostFrequent(solid, ({ ink }) => ink),
    letters: solid.length,
    opening: rest > 0 ? textOf(glyphs.slice(0, rest), wordGap * size) : '',
  }
}

function textOf(glyphs: readonly Glyph[], wordGap: number): string {
  let text = ''
  let last: Glyph | undefined
  for (const glyph of glyphs) {
    const apart = last && glyph.box.left - last.box.right > wordGap
    if (apart && !glyph.isSpace && !last?.isSpace) text += ' '
    text += glyph.text
    last = glyph
  }
  return text.replace(/\s+/g, ' ').trim().normalize('NFC')
}

export function mostFrequent<T>(
  values: readonly T[],
  by: (value: T) => number,
  weight: (value: T) => number = () => 1,
): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(by(value), (counts.get(by(value)) ?? 0) + weight(value))
  let best = 0
  let most = 0
  for (const [value, count] of counts) {
    if (count > most) {
      most = count
      best = value
    }
  }
  return best
}
