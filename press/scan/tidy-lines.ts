import { medianOf } from '../read/rect.ts'
import type { InkLine } from './text-lines.ts'

/** In heights of the line: how far accents and subscripts stand above and below its letters. */
const ABOVE = 0.5
const BELOW = 0.6
/** Accents, subscripts and marks are smaller than this part of the letters of their line. */
const SMALL = 0.75
/** Letters that touch the next line are higher than this. */
const HIGH = 1.5
const FEW = 3
const FEW_SHARE = 0.3

/** Gives loose marks to the line that they belong to, and drops letters that have grown together over several lines. */
export function tidyLines(lines: readonly InkLine[]): InkLine[] {
  const bands = lines
    .map((line) => ({ line, ...bandOf(line) }))
    .toSorted((a, b) => b.line.letters.length - a.line.letters.length)
  const kept: (typeof bands)[number][] = []
  for (const band of bands) {
    const height = band.bottom - band.top
    const { letters, left, right } = band.line
    const beside = kept.filter(
      (other) =>
        Math.min(right, other.line.right) - Math.max(left, other.line.left) >
          (right - left) * 0.5 ||
        (left > other.line.left && left < other.line.right + (other.bottom - other.top)),
    )
    const owner = beside.find((other) => {
      const size = other.bottom - other.top
      const top = other.top - size * ABOVE
      const bottom = other.bottom + size * BELOW
      const shared = Math.min(bottom, band.bottom) - Math.max(top, band.top)
      return (
        height < size * SMALL &&
        letters.length <= Math.max(FEW, other.line.letters.length * FEW_SHARE) &&
        shared > height * 0.7
      )
    })
    if (owner) {
      widen(owner.line, band.line)
      continue
    }
    const crossed = beside.filter(
      (other) =>
        height > (other.bottom - other.top) * HIGH &&
        Math.min(other.bottom, band.bottom) - Math.max(other.top, band.top) >
          (other.bottom - other.top) * 0.6,
    )
    if (
      letters.length <= FEW &&
      crossed.length > 0 &&
      crossed.length >=
        (height > (crossed[0] ? crossed[0].bottom - crossed[0].top : 0) * 2.5 ? 2 : 1)
    )
      continue
    kept.push(band)
  }
  return kept.map(({ line }) => line)
}

function bandOf({ letters }: InkLine) {
  return {
    top: medianOf(letters, ({ top }) => top),
    bottom: medianOf(letters, ({ bottom }) => bottom),
  }
}

/** The marks count for the extent of the line, not for the size of its letters. */
function widen(line: InkLine, marks: InkLine): void {
  line.left = Math.min(line.left, marks.left)
  line.right = Math.max(line.right, marks.right)
}
