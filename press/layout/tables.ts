import type { Glyph } from '../read/glyph.ts'
import type { Rule } from '../read/rules-and-panels.ts'
import { type Cell, cellsOf, rowsOf } from './cells.ts'
import { hullOf, overlapX, type Rect } from './geometry.ts'
import { withSecondLines } from './second-lines.ts'
import { withoutTitle } from './table-title.ts'
import type { BodyType } from './typography.ts'

export interface Table {
  box: Rect
  /** From top to bottom; the cells of a row from left to right. */
  rows: Cell[][]
}

const MOST_LETTERS = 9
/** A date, a result or a price may be longer. */
const FIGURES = /^[\p{Nd}\p{P}\p{Sc}]{1,12}$/u
const SAME_EDGE = 0.45
const LEAST_ROWS = 4
const LEAST_ROWS_OF_MANY_COLUMNS = 3
/** In ems, from one row to the next; rows with a rule between them may be further apart. */
const MOST_STEP = 2.8
const MOST_RULED_STEP = 4.5
/** Times the size of the running text: a table in larger type has more rows than a headline has lines. */
const MOST_SIZE = 1.35
const LEAST_LARGE_ROWS = 8
/** In ems: a wider gap within a row ends the table. */
const MOST_GAP = 14
const MOST_LABEL_GAP = 24
const MOST_CELL_GAP = 4

/** Finds tables by their columns: short entries, one under the other, on consecutive lines. */
export function tablesIn(
  glyphs: readonly Glyph[],
  rules: readonly Rule[],
  body: BodyType,
): Table[] {
  const across = rules.filter(({ direction }) => direction === 'across')
  const isSmall = ({ size }: Glyph) => size < body.size * MOST_SIZE
  return [
    ...tablesOf(glyphs.filter(isSmall), across, LEAST_ROWS),
    ...tablesOf(
      glyphs.filter((glyph) => !isSmall(glyph)),
      across,
      LEAST_LARGE_ROWS,
    ),
  ]
}

function tablesOf(glyphs: readonly Glyph[], rules: readonly Rule[], leastRows: number): Table[] {
  const cells = cellsOf(glyphs)
  const columns = columnsOf(cells, rules)
  const groups: Cell[][][] = []
  for (const column of columns) {
    const beside = groups.filter((group) => group.some((other) => areBeside(other, column, cells)))
    for (const group of beside) groups.splice(groups.indexOf(group), 1)
    groups.push([column, ...beside.flat()])
  }
  return groups.filter((group) => isTable(group, leastRows)).map((group) => tableOf(group, cells))
}

/** Chains of short cells, each under the one before. */
function columnsOf(cells: readonly Cell[], rules: readonly Rule[]): Cell[][] {
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

function areBeside(one: readonly Cell[], other: readonly Cell[], cells: readonly Cell[]): boolean {
  const shared = one.filter((cell) =>
    other.some(({ baseline }) => Math.abs(baseline - cell.baseline) < cell.size * 0.4),
  ).length
  if (shared < Math.min(one.length, other.length) * 0.6) return false
  const [first] = one
  const hulls = [one, other].map((column) => hullOf(column.map(({ box }) => box)))
  const left = Math.min(...hulls.map(({ right }) => right))
  const right = Math.max(...hulls.map((hull) => hull.left))
  if (!first || right - left < first.size * MOST_GAP) return first !== undefined
  const named = one.filter((cell) =>
    cells.some(
      ({ box, baseline }) =>
        Math.abs(baseline - cell.baseline) < cell.size * 0.4 &&
        box.left > left - 1 &&
        box.right < right + 1,
    ),
  )
  return right - left < first.size * MOST_LABEL_GAP && named.length > one.length * 0.8
}

function isTable(columns: readonly Cell[][], leastRows: number): boolean {
  const rows = Math.max(...columns.map((column) => column.length))
  const digits = columns.flat().filter(({ text }) => /\p{N}/u.test(text)).length
  const share = digits / columns.flat().length
  if (rows >= LEAST_LARGE_ROWS && columns.length >= 2) return share > 0.3
  if (columns.length >= 3)
    return rows >= Math.min(leastRows, LEAST_ROWS_OF_MANY_COLUMNS) && share > 0.3
  return rows >= leastRows && share > 0.6
}

/** Adds the names at the left of the rows. */
function tableOf(columns: readonly Cell[][], cells: readonly Cell[]): Table {
  const core = columns.flat()
  const size = core[0]?.size ?? 0
  const labels = labelsOf(core, cells, size)
  for (let found = labels; found.length > 0; ) {
    const next = labelsOf([...core, ...labels], cells, size)
    found = isColumn(next, cells, size) ? next : []
    labels.push(...found)
  }
  const box = hullOf([...core, ...labels].map((cell) => cell.box))
  const baselines = rowsOf(core).flatMap(([first]) => first?.baseline ?? [])
  const members = cells.filter(
    (cell) =>
      cell.box.left > box.left - size * 0.3 &&
      cell.box.right < box.right + size * 0.3 &&
      cell.box.bottom < box.bottom + size * 0.5 &&
      baselines.some((baseline) => Math.abs(baseline - cell.baseline) < size * 0.4),
  )
  const rest = cells.filter((cell) => !members.includes(cell))
  const rows = withSecondLines(withoutTitle(rowsOf(members)), rest)
  return { box: hullOf(rows.flat().map((cell) => cell.box)), rows }
}

/** The cell next to the left of each row, where most of them begin or end at one edge. */
function labelsOf(core: readonly Cell[], cells: readonly Cell[], size: number): Cell[] {
  const hull = hullOf(core.map(({ box }) => box))
  const rows = rowsOf(core)
  const left = cells.filter(({ box }) => box.right < hull.left + size * 0.3)
  const nearest = rows.flatMap(([first]) => {
    const inRow = left.filter(
      ({ baseline }) => first && Math.abs(baseline - first.baseline) < size * 0.4,
    )
    return inRow.sort((a, b) => b.box.right - a.box.right)[0] ?? []
  })
  const flush = alignedAt('left', nearest, rows.length, size)
  if (flush.length > 0) {
    const gap = hull.left - Math.max(...flush.map(({ box }) => box.right))
    return gap < size * MOST_LABEL_GAP ? flush : []
  }
  const ragged = alignedAt('right', nearest, rows.length, size)
  const isClose = ragged.every(({ box }) => hull.left - box.right < size * MOST_CELL_GAP)
  return isClose && isColumn(ragged, cells, size) ? ragged : []
}

/** Whether the cells are all that stands in their column: text beside a table has lines between the rows as well. */
function isColumn(column: readonly Cell[], cells: readonly Cell[], size: number): boolean {
  const hull = hullOf(column.map(({ box }) => box))
  const inside = cells.filter(
    ({ box }) =>
      overlapX(box, hull) > size && box.top > hull.top - size * 0.3 && box.bottom < hull.bottom + 1,
  )
  return inside.length < column.length * 1.25
}

function alignedAt(
  side: 'left' | 'right',
  cells: readonly Cell[],
  rows: number,
  size: number,
): Cell[] {
  const near = (edge: number, most: number) =>
    cells.filter(({ box }) => Math.abs(box[side] - edge) < size * most)
  const first = cells.find(
    ({ box }) => near(box[side], 0.5).length >= Math.max(2, Math.round(rows * 0.6)),
  )
  return first ? near(first.box[side], 0.8) : []
}
