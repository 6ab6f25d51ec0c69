import type { Glyph } from './glyph.ts'
import { mostFrequent } from './most-frequent.ts'
import { medianOf } from './rect.ts'

/** Maximum distance in ems between two characters of a line. */
const MAX_GAP = 2
const MAX_GAP_AFTER_SPACE = 14
const SAME_BASELINE = 0.3

/** A superscript or subscript relative to the type beside it. */
const MIN_SCRIPT_SIZE = 0.5
const MAX_SCRIPT_SIZE = 0.85
const MAX_SCRIPT_SHIFT = 0.55
const MAX_SCRIPT_GAP = 0.35
/** Figures, ordinals and marks; anything else at another height is a line of its own. */
const SCRIPT = /^[\da-z*†‡®™⁄/]$/u

/** Groups glyphs into the parts of lines: consecutive in the file or on the page. */
export function runsOf(glyphs: readonly Glyph[]): Glyph[][] {
  return joinRuns(consecutiveRuns(glyphs))
}

function consecutiveRuns(glyphs: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = []
  let run: Glyph[] = []
  let last: Glyph | undefined
  /** The last character that is not a superscript or subscript. */
  let base: Glyph | undefined
  for (const glyph of glyphs) {
    const isScript = last && base && isScriptBeside(base, last, glyph)
    if (!last || !base || !(isScript || follows(base, last, glyph))) {
      run = []
      runs.push(run)
    }
    run.push(glyph)
    last = glyph
    if (!isScript) base = glyph
  }
  return runs.filter((each) => each.some(({ isSpace }) => !isSpace))
}

function follows(base: Glyph, last: Glyph, next: Glyph): boolean {
  const em = Math.max(base.size, next.size)
  if (Math.abs(next.baseline - base.baseline) > SAME_BASELINE * em) return false
  const gap = next.box.left - last.box.right
  return gap < (last.isSpace ? MAX_GAP_AFTER_SPACE : MAX_GAP) * em && gap > -2.5 * em
}

function isScriptBeside(base: Glyph, last: Glyph, next: Glyph): boolean {
  if (next.isHidden) return false
  const ratio = next.size / base.size
  if (ratio < MIN_SCRIPT_SIZE || ratio > MAX_SCRIPT_SIZE || !SCRIPT.test(next.text)) return false
  return (
    Math.abs(next.baseline - base.baseline) < MAX_SCRIPT_SHIFT * base.size &&
    Math.abs(next.box.left - last.box.right) < MAX_SCRIPT_GAP * base.size
  )
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

export function edgesOf(glyphs: readonly Glyph[]) {
  const solid = glyphs.filter(({ isSpace }) => !isSpace)
  return {
    left: Math.min(...solid.map(({ box }) => box.left)),
    right: Math.max(...solid.map(({ box }) => box.right)),
    baseline: medianOf(solid, ({ baseline }) => baseline),
    size: mostFrequent(solid, ({ size }) => Math.round(size * 20) / 20),
  }
}
