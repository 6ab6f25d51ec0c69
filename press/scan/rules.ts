import { medianOf } from '../read/rect.ts'
import { type Bitmap, transpose } from './bitmap.ts'
import { type Component, componentsOf } from './components.ts'

/** A printed line. The box is in pixels. */
export interface DrawnRule {
  box: Component
  direction: 'across' | 'down'
  thickness: number
}

/** In heights of a small letter. A rule that leans has shorter runs. */
const SHORTEST_RUN = 5
const SHORTEST_LEANING_RUN = 2.5
const SHORTEST_RULE = 9
const THICKEST = 1
/** No part of a letter or drawing is as long and thin; a column rule often touches letters. */
const LONG = 20
/** Two pieces of a broken rule are at most this far apart. */
const LARGEST_BREAK = 3
/** At least this part of a rule has paper on both sides. */
const FREE = 0.6
const MARGIN = 2

/** Finds printed lines and removes their pixels, so that they do not join letters and frames. */
export function takeRules(bitmap: Bitmap, letter: number): DrawnRule[] {
  const across = takeAcross(bitmap, letter)
  const turned = transpose(bitmap)
  const down = takeAcross(turned, letter)
  const back = transpose(turned)
  bitmap.ink.set(back.ink)
  return [
    ...across.map(
      (box): DrawnRule => ({
        box,
        direction: 'across',
        thickness: box.ink / (box.right - box.left),
      }),
    ),
    ...down.map(
      ({ left, top, right, bottom, ink }): DrawnRule => ({
        box: { left: top, top: left, right: bottom, bottom: right, ink },
        direction: 'down',
        thickness: ink / (right - left),
      }),
    ),
  ]
}

/** The course of a rule that goes down the page. */
export interface RuleTrace {
  left: number
  top: number
  right: number
  bottom: number
  /** The middle of the rule in every step down the page in which it has ink, measured in the middle of the step. */
  places: { step: number; x: number }[]
}

/** Follows the printed lines that go down the page; they need not be straight. */
export function tracesDown(bitmap: Bitmap, letter: number, step: number): RuleTrace[] {
  const { long, rules } = findAcross(transpose(bitmap), letter, SHORTEST_LEANING_RUN)
  return rules.map((rule) => ({
    left: rule.top,
    top: rule.left,
    right: rule.bottom,
    bottom: rule.right,
    places: placesAlong(long, rule, step),
  }))
}

function placesAlong({ width, ink }: Bitmap, rule: Component, step: number): RuleTrace['places'] {
  const places: RuleTrace['places'] = []
  for (let from = Math.ceil(rule.left / step) * step; from < rule.right; from += step) {
    const found: number[] = []
    for (let x = from; x < Math.min(rule.right, from + step); x++) {
      for (let y = rule.top; y < rule.bottom; y++) if (ink[y * width + x]) found.push(y)
    }
    if (found.length > 0)
      places.push({ step: from / step + 0.5, x: medianOf(found, (y) => y) + 0.5 })
  }
  return places
}

function takeAcross(bitmap: Bitmap, letter: number): Component[] {
  const { long, rules } = findAcross(bitmap, letter, SHORTEST_RUN)
  for (const rule of rules) erase(bitmap, long, rule)
  return rules
}

/** The rules that go across the page, and the ink in long runs, which they consist of. */
function findAcross(
  bitmap: Bitmap,
  letter: number,
  shortest: number,
): { long: Bitmap; rules: Component[] } {
  const long = longRuns(bitmap, Math.max(24, Math.round(letter * shortest)))
  const thin = componentsOf(long).filter(
    (box) =>
      thicknessOf(box) <= letter * THICKEST &&
      (box.right - box.left > letter * LONG || isFree(bitmap, box)),
  )
  const rules = joinPieces(thin, letter).filter(
    (box) =>
      box.right - box.left >= letter * SHORTEST_RULE && box.right - box.left > thicknessOf(box) * 8,
  )
  return { long, rules }
}

const thicknessOf = ({ left, right, ink }: Component): number => ink / (right - left)

/** The ink in runs of at least this length; a gap of one pixel does not end a run. */
function longRuns({ width, height, ink }: Bitmap, least: number): Bitmap {
  const long = new Uint8Array(ink.length)
  for (let y = 0; y < height; y++) {
    const start = y * width
    for (let x = 0; x < width; x++) {
      if (!ink[start + x]) continue
      const left = x
      while (x < width && (ink[start + x] || ink[start + x + 1])) x++
      if (x - left >= least) long.fill(1, start + left, start + x)
    }
  }
  return { width, height, ink: long }
}

/** Whether there is paper above and below most of a rule. The edge of a picture or of a large letter has none. */
function isFree({ width, height, ink }: Bitmap, box: Component): boolean {
  const reach = Math.ceil(thicknessOf(box)) + MARGIN
  let free = 0
  for (let x = box.left; x < box.right; x++) {
    let count = 0
    for (let y = Math.max(0, box.top - reach); y < Math.min(height, box.bottom + reach); y++) {
      if (ink[y * width + x]) count++
    }
    if (count <= thicknessOf(box) + MARGIN) free++
  }
  return free >= (box.right - box.left) * FREE
}

function joinPieces(pieces: readonly Component[], letter: number): Component[] {
  const joined: Component[] = []
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const before = joined.find(
      (rule) =>
        piece.left - rule.right < letter * LARGEST_BREAK &&
        piece.top < rule.bottom + 3 &&
        rule.top < piece.bottom + 3 &&
        Math.max(rule.bottom, piece.bottom) - Math.min(rule.top, piece.top) <
          letter + (piece.right - rule.left) * 0.02,
    )
    if (!before) {
      joined.push({ ...piece })
      continue
    }
    before.right = Math.max(before.right, piece.right)
    before.top = Math.min(before.top, piece.top)
    before.bottom = Math.max(before.bottom, piece.bottom)
    before.ink += piece.ink
  }
  return joined
}

/** Removes the rule and its blurred edge. */
function erase({ width, height, ink }: Bitmap, long: Bitmap, box: Component): void {
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      if (!long.ink[y * width + x]) continue
      for (let near = Math.max(0, y - 1); near <= Math.min(height - 1, y + 1); near++)
        ink[near * width + x] = 0
    }
  }
}
