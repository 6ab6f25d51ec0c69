import type { Glyph } from './glyph.ts'

/** In ems. A narrower gap is never a gutter. */
const MIN_GUTTER = 0.8
/** In lines: how far above and below a gap its neighbours are looked for. */
const REACH = 3.2
/** In ems: how far the starts of lines in one column may differ. */
const SAME_EDGE = 0.35
const MIN_ALIGNED = 2
/** In ems: how far the word spaces of a justified line may differ. */
const SAME_SPACE = 0.03

/** A part of a run without wide gaps. */
interface Segment {
  glyphs: Glyph[]
  left: number
  right: number
  baseline: number
  size: number
}

/** Splits the runs that cross a gutter because two columns follow one another in the file. */
export function splitAtGutters(runs: readonly Glyph[][], usesSpaces: boolean): Glyph[][] {
  const rows = runs.map(segmentsOf)
  const all = rows.flat().sort((a, b) => a.baseline - b.baseline)
  return rows.flatMap((segments) => {
    if (isSpacedOut(segments)) return [segments.flatMap(({ glyphs }) => glyphs)]
    const parts: Glyph[][] = []
    for (const [index, segment] of segments.entries()) {
      const before = segments[index - 1]
      const isSplit = before && isBetweenColumns(before, segment, { all, usesSpaces })
      if (before && !isSplit) parts.at(-1)?.push(...segment.glyphs)
      else parts.push(segment.glyphs)
    }
    return parts
  })
}

/** A justified line of few words: the gap after each word is equally wide. */
function isSpacedOut(segments: readonly Segment[]): boolean {
  const gaps = segments.slice(1).map((segment, at) => segment.left - (segments[at]?.right ?? 0))
  const [first = 0, ...others] = gaps
  return (
    others.length > 0 &&
    segments.every(isWord) &&
    others.every((gap) => Math.abs(gap - first) < SAME_SPACE * (segments[0]?.size ?? 0))
  )
}

const isWord = ({ glyphs }: Segment): boolean =>
  glyphs.slice(1, -1).every(({ isSpace }) => !isSpace)

function segmentsOf(run: readonly Glyph[]): Segment[] {
  const parts: Glyph[][] = []
  let last: Glyph | undefined
  for (const glyph of run) {
    const em = Math.max(last?.size ?? 0, glyph.size)
    const isWide = last && !glyph.isSpace && glyph.box.left - last.box.right > MIN_GUTTER * em
    if (isWide || parts.length === 0) parts.push([])
    parts.at(-1)?.push(glyph)
    if (!glyph.isSpace) last = glyph
  }
  return parts.map(segmentOf)
}

function segmentOf(glyphs: Glyph[]): Segment {
  let [left, right] = [Infinity, -Infinity]
  for (const { box, isSpace } of glyphs) {
    if (isSpace) continue
    left = Math.min(left, box.left)
    right = Math.max(right, box.right)
  }
  const { baseline = 0, size = 0 } = glyphs[0] ?? {}
  return { glyphs, left, right, baseline, size }
}

function isBetweenColumns(
  left: Segment,
  right: Segment,
  { all, usesSpaces }: { all: readonly Segment[]; usesSpaces: boolean },
): boolean {
  // In a letter-spaced heading, every letter is a segment.
  if (left.glyphs.length === 1 && right.glyphs.length === 1) return false
  const isExact = usesSpaces && !left.glyphs[0]?.isHidden
  const hasSpace = left.glyphs.at(-1)?.isSpace || right.glyphs[0]?.isSpace
  return (isExact && !hasSpace && !isCrossed(left, right, all)) || isAlley(left, right, all)
}

/** Whether the line above or below in the same type runs on across the gap: then the gap is a wide space. */
function isCrossed(left: Segment, right: Segment, all: readonly Segment[]): boolean {
  const { size, baseline } = right
  const margin = (right.left - left.right) * 0.2
  for (let at = firstFrom(all, baseline - size * 1.6); at < all.length; at++) {
    const other = all[at]
    if (!other || other.baseline > baseline + size * 1.6) return false
    if (Math.abs(other.baseline - baseline) < size * 0.5) continue
    if (Math.abs(other.size - size) > size * 0.05) continue
    if (other.left < left.right - margin && other.right > right.left + margin) return true
  }
  return false
}

/** Whether the gap continues above or below: no line crosses it, and lines start where it ends. */
function isAlley(left: Segment, right: Segment, all: readonly Segment[]): boolean {
  const { size, baseline } = right
  const reach = size * REACH
  const edge = size * SAME_EDGE
  const margin = (right.left - left.right) * 0.2
  let aligned = 0
  for (let at = firstFrom(all, baseline - reach); at < all.length; at++) {
    const other = all[at]
    if (!other || other.baseline > baseline + reach) break
    if (Math.abs(other.baseline - baseline) < size * 0.5) continue
    if (other.left < right.left - margin && other.right > left.right + margin) return false
    if (Math.abs(other.left - right.left) < edge) aligned++
  }
  return aligned >= MIN_ALIGNED
}

/** The index of the first segment at or below a baseline. */
function firstFrom(sorted: readonly Segment[], baseline: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.baseline ?? Infinity) < baseline) low = middle + 1
    else high = middle
  }
  return low
}
