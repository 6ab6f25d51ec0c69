import type { Rule } from '../read/rules.ts'
import type { Cell } from './cells.ts'
import { overlapX, type Rect } from './geometry.ts'

const MOST_LETTERS = 9
/** A date, a result or a price may be longer. */
const FIGURES = /^[\p{Nd}\p{P}\p{Sc}]{1,12}$/u
const SAME_EDGE = 0.45
/** The heading over a table is no row of it. */
const MOST_CHANGE = 1.25
/** In ems, from one row to the next; rows with a rule between them may be further apart. */
const MOST_STEP = 2.8
const MOST_RULED_STEP = 4.5
export const LEAST_ROWS_OF_MANY_COLUMNS = 3

/** Chains of short cells, each under the one before. */
export function columnsOf(cells: readonly Cell[], rules: readonly Rule[]): Cell[][] {
  const short = cells.filter(({ text }) => [...text].length <= MOST_LETTERS || FIGURES.test(text))
  const used = new Set<Cell>()
  const columns: Cell[][] = []
  for (const cell of short) {
    if (used.has(cell)) continue
    const column = [cell]
    for (let last: Cell | undefined = cell; last; ) {
      const from: Cell = last
      last = short.find((next) => !used.has(next) && next !== from && isUnder(from, next, rules))
      if (last) column.push(last)
    }
    if (column.length < LEAST_ROWS_OF_MANY_COLUMNS) continue
    for (const each of column) used.add(each)
    columns.push(column)
  }
  return columns
}

function isUnder(upper: Cell, lower: Cell, rules: readonly Rule[]): boolean {
  const step = lower.baseline - upper.baseline
  if (step < upper.size * 0.8 || step > upper.size * MOST_RULED_STEP) return false
  if (Math.max(upper.size / lower.size, lower.size / upper.size) > MOST_CHANGE) return false
  if (step > upper.size * MOST_STEP && !rules.some(({ box }) => isBetween(box, upper, lower)))
    return false
  const near = upper.size * SAME_EDGE
  const middle = ({ box }: Cell) => (box.left + box.right) / 2
  return (
    Math.abs(upper.box.left - lower.box.left) < near ||
    Math.abs(upper.box.right - lower.box.right) < near ||
    Math.abs(middle(upper) - middle(lower)) < near
  )
}

/** The rule may be drawn cell by cell, and lack the narrow ones. */
const isBetween = (rule: Rect, upper: Cell, { box, baseline, size }: Cell): boolean =>
  rule.top > upper.baseline && rule.bottom < baseline && overlapX(rule, box) > -2 * size
