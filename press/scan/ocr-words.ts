import type { Glyph } from '../read/glyph.ts'
import { heightOf, hullOf, type Rect, widthOf } from '../read/rect.ts'

/** A word of an OCR layer; the image says where its line is. */
export interface OcrLayerWord {
  text: string
  box: Rect
}

/** In ems. */
const LARGEST_GAP = 0.2
const LARGEST_STEP = 0.5
/** The least part of its height by which a word stands in its line. */
const LEAST_SHARE = 0.4
/** A vowel sign or accent never begins a word. */
const MARK = /^\p{M}/u

/** Puts the characters of an OCR layer together to words. */
export function wordsOfLayer(glyphs: readonly Glyph[]): OcrLayerWord[] {
  const words: Glyph[][] = []
  let last: Glyph | undefined
  for (const glyph of glyphs) {
    if (glyph.isSpace) {
      last = undefined
      continue
    }
    const gap = last ? glyph.box.left - last.box.right : Infinity
    const isNext =
      last &&
      (MARK.test(glyph.text) ||
        (gap < glyph.size * LARGEST_GAP &&
          gap > -glyph.size &&
          Math.abs(glyph.baseline - last.baseline) < glyph.size * LARGEST_STEP))
    if (isNext) words.at(-1)?.push(glyph)
    else words.push([glyph])
    last = glyph
  }
  return words.map((word) => ({
    text: word.map(({ text }) => text).join(''),
    box: hullOf(word.map(({ box }) => box)),
  }))
}

/** The line of the image that each word stands in; words that stand in none have the key undefined. */
export function placeWords<L extends Rect>(
  words: readonly OcrLayerWord[],
  lines: readonly L[],
): Map<L | undefined, OcrLayerWord[]> {
  const sorted = lines.toSorted((a, b) => a.top - b.top)
  const highest = Math.max(0, ...lines.map(heightOf))
  const placed = new Map<L | undefined, OcrLayerWord[]>()
  for (const word of words) {
    const line = lineAt(word.box, sorted, highest)
    placed.set(line, [...(placed.get(line) ?? []), word])
  }
  for (const members of placed.values()) members.sort((a, b) => a.box.left - b.box.left)
  return placed
}

function lineAt<L extends Rect>(box: Rect, sorted: readonly L[], highest: number): L | undefined {
  const x = (box.left + box.right) / 2
  let best: L | undefined
  let most = LEAST_SHARE
  for (let at = firstFrom(sorted, box.top - highest); at < sorted.length; at++) {
    const line = sorted[at]
    if (!line || line.top > box.bottom) break
    const reach = heightOf(line)
    if (x < line.left - reach || x > line.right + reach) continue
    const shared = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top)
    const outside = Math.max(0, line.left - x, x - line.right)
    const share =
      shared / Math.max(1, Math.min(heightOf(line), heightOf(box))) - outside / widthOf(line)
    if (share < most) continue
    best = line
    most = share
  }
  return best
}

/** The index of the first line that begins at or below `top`. */
function firstFrom(sorted: readonly Rect[], top: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.top ?? Infinity) < top) low = middle + 1
    else high = middle
  }
  return low
}
