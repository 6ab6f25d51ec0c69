import { type Bitmap, transpose } from './bitmap.ts'
import { type Component, componentsOf } from './components.ts'

/** A printed line. The box is in pixels. */
export interface DrawnRule {
  box: Component
  direction: 'across' | 'down'
  thickness: number
}

/** In heights of a small letter. */
const SHORTEST_RUN = 5
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

function takeAcross(bitmap: Bitmap, letter: number): Component[] {
  const long = longRuns(bitmap, Math.max(24, Math.round(letter * SHORTEST_RUN)))
  const thin = componentsOf(long).filter(
    (box) =>
      thicknessOf(box) <= letter * THICKEST &&
      (box.right - box.left > letter * LONG || isFree(bitmap, box)),
  )
  const rules = joinPieces(thin, letter).filter(
    (box) =>
      box.right - box.left >= letter * SHORTEST_RULE && box.right - box.left > thicknessOf(box) * 8,
  )
  for (const rule of rules) erase(bitmap, long, rule)
  return rules
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
