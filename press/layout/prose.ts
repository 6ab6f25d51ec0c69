import type { Glyph } from '../read/glyph.ts'
import type { Line } from '../read/lines.ts'
import { widthOf } from './geometry.ts'
import { isSameSize } from './typography.ts'

const LEAST_LETTERS = 14
/** Letters an em of width: prose has about two, a row of a table has fewer. */
const LEAST_DENSITY = 1.4
/** In ems. */
const SAME_EDGE = 0.3

/** The characters that are in no justified text: a table has none, and the words beside it are not its cells. */
export function withoutProse(glyphs: readonly Glyph[], lines: readonly Line[]): Glyph[] {
  const byBaseline = new Map<number, Line[]>()
  const dense = lines.filter(isDense)
  const longest = dense.filter((line) => !dense.some((other) => endsFurther(line, other)))
  for (const line of longest) {
    if (!longest.some((other) => areJustified(line, other) && hasThird(line, other, longest)))
      continue
    const key = Math.round(line.baseline)
    byBaseline.set(key, [...(byBaseline.get(key) ?? []), line])
  }
  const isInProse = ({ baseline, box }: Glyph) =>
    [-1, 0, 1].some((step) =>
      byBaseline
        .get(Math.round(baseline) + step)
        ?.some((line) => box.left > line.box.left - 1 && box.right < line.box.right + 1),
    )
  return glyphs.filter((glyph) => !isInProse(glyph))
}

/** Whether the line above or below is longer: so it is in a list of names, and never in justified text. */
const endsFurther = (line: Line, other: Line): boolean =>
  areSetAlike(line, other) && other.box.right > line.box.right + line.size * SAME_EDGE

/** Two names of equal length in a table are not justified text, three lines are. */
const hasThird = (one: Line, other: Line, lines: readonly Line[]): boolean =>
  lines.some(
    (third) =>
      third !== one && third !== other && (areJustified(one, third) || areJustified(other, third)),
  )

const isDense = ({ letters, size, box }: Line): boolean =>
  letters >= LEAST_LETTERS && (letters * size) / widthOf(box) > LEAST_DENSITY

/** Whether two lines, one under the other, begin and end at the same edges. */
const areJustified = (one: Line, other: Line): boolean =>
  areSetAlike(one, other) &&
  one.text !== other.text &&
  Math.abs(one.box.right - other.box.right) < one.size * SAME_EDGE

/** Whether two lines of the same type, one under the other, begin at the same edge. */
function areSetAlike(one: Line, other: Line): boolean {
  const step = Math.abs(one.baseline - other.baseline)
  return (
    step > one.size * 0.5 &&
    step < one.size * 1.8 &&
    one.font === other.font &&
    isSameSize(one.size, other.size) &&
    Math.abs(one.box.left - other.box.left) < one.size * SAME_EDGE
  )
}
