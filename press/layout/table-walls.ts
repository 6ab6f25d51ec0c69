import type { Glyph } from '../read/glyph.ts'
import type { Rule } from '../read/rules.ts'
import { type Cell, cellsOf } from './cells.ts'
import { type Rect, widthOf } from './geometry.ts'
import { wallsOfRowRules } from './row-rules.ts'
import type { BodyType } from './typography.ts'
import type { Wall } from './wall.ts'

/** Times the size of the running text. */
const LEAST_TITLE = 1.12
const MOST_TITLE_LETTERS = 30
/** In leadings: the table begins so close under its title. */
const REACH = 3.5
/** In ems: a rule that begins so far above a table is a rule between columns of the page. */
const LEAST_ABOVE = 0.8
const SLACK = 2

/** The rules down the page, the edges of ruled rows, and the left edge of each title that stands on one line with another. */
export function wallsOf(glyphs: readonly Glyph[], rules: readonly Rule[], body: BodyType): Wall[] {
  const titles = cellsOf(glyphs.filter(({ size }) => size > body.size * LEAST_TITLE)).filter(
    ({ text, box }) => [...text].length <= MOST_TITLE_LETTERS && widthOf(box) < body.measure * 2,
  )
  const isBesideTitle = ({ box, baseline, size }: Cell) =>
    titles.some(
      (other) =>
        other.box.right < box.left &&
        Math.abs(other.baseline - baseline) < size * 0.2 &&
        Math.abs(other.size - size) < size * 0.05,
    )
  return [
    ...rules
      .filter(({ direction }) => direction === 'down')
      .map(({ box }) => ({ x: (box.left + box.right) / 2, top: box.top, bottom: box.bottom })),
    ...titles.filter(isBesideTitle).map(({ box }) => ({
      x: box.left,
      top: box.top,
      bottom: box.bottom + body.leading * REACH,
    })),
    ...wallsOfRowRules(rules, cellsOf(glyphs), body),
  ]
}

/** Whether a wall begins above the upper edge of a table and lies between it, or a part of it, and something beside it. */
export function areApart(
  one: Rect,
  other: Rect,
  table: { top: number; size: number },
  walls: readonly Wall[],
): boolean {
  const [left, right] = one.left < other.left ? [one, other] : [other, one]
  return walls.some(
    ({ x, top, bottom, isEdge }) =>
      left.right < x + SLACK &&
      right.left > x - SLACK &&
      (isEdge || top < table.top - table.size * LEAST_ABOVE) &&
      bottom > table.top,
  )
}
