import { heightOf, medianOf } from '../read/rect.ts'
import type { InkLine } from './text-lines.ts'

/** In heights of the line: how far accents and subscripts stand above and below its letters. */
const ABOVE = 0.5
const BELOW = 0.6
/** Accents, subscripts and marks are smaller than this part of the letters of their line. */
const SMALL = 0.75
/** Letters that touch the next line are higher than this. */
const HIGH = 1.5
const HIGHER = 2.5
const FEW = 3
const FEW_SHARE = 0.3

/** Gives loose marks to the line that they belong to, and drops letters that have grown together over several lines. */
export function tidyLines(lines: readonly InkLine[]): InkLine[] {
  const bands = lines
    .map((line) => ({ line, ...bandOf(line) }))
    .toSorted((a, b) => b.line.letters.length - a.line.letters.length)
  const kept: Band[] = []
  for (const band of bands) {
    const beside = kept.filter((other) => areInOneColumn(other, band))
    const owner = beside.find((other) => ownsMarks(other, band))
    if (owner) widen(owner.line, band.line)
    else if (!hasGrownTogether(band, beside)) kept.push(band)
  }
  return kept.map(({ line }) => line)
}

/** Where most letters of a line stand. */
interface Band {
  line: InkLine
  top: number
  bottom: number
}

function areInOneColumn(one: Band, { line: { left, right } }: Band): boolean {
  const { left: from, right: to } = one.line
  const shared = Math.min(right, to) - Math.max(left, from)
  return shared > (right - left) * 0.5 || (left > from && left < to + heightOf(one))
}

function ownsMarks(line: Band, marks: Band): boolean {
  const size = heightOf(line)
  const most = Math.max(FEW, line.line.letters.length * FEW_SHARE)
  if (heightOf(marks) >= size * SMALL || marks.line.letters.length > most) return false
  const top = Math.max(line.top - size * ABOVE, marks.top)
  const bottom = Math.min(line.bottom + size * BELOW, marks.bottom)
  return bottom - top > heightOf(marks) * 0.7
}

/** Letters as high as two lines touch at least one of them; higher ones touch two. */
function hasGrownTogether(band: Band, beside: readonly Band[]): boolean {
  if (band.line.letters.length > FEW) return false
  const crossed = beside.filter((other) => {
    const shared = Math.min(other.bottom, band.bottom) - Math.max(other.top, band.top)
    return heightOf(band) > heightOf(other) * HIGH && shared > heightOf(other) * 0.6
  })
  const [first] = crossed
  if (!first) return false
  return crossed.length >= (heightOf(band) > heightOf(first) * HIGHER ? 2 : 1)
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
