import type { Glyph } from '../read/glyph.ts'
import type { Rule } from '../read/rules.ts'
import { type Cell, cellsOf, rowsOf, shareOfFigures } from './cells.ts'
import { cutAtColumnStarts } from './column-starts.ts'
import { hullOf, type Rect, widthOf } from './geometry.ts'
import { rowLabelsOf, wordsAfter } from './row-labels.ts'
import { withSecondLines } from './second-lines.ts'
import { columnsOf, LEAST_ROWS_OF_MANY_COLUMNS } from './table-columns.ts'
import { withoutTitle } from './table-title.ts'
import { areApart, wallsOf } from './table-walls.ts'
import type { BodyType } from './typography.ts'
import type { Wall } from './wall.ts'

export interface Table {
  box: Rect
  /** From top to bottom; the cells of a row from left to right. */
  rows: Cell[][]
}

const LEAST_ROWS = 4
/** Times the size of the running text: a table in larger type has more rows than a headline has lines. */
const MOST_SIZE = 1.35
const LEAST_LARGE_ROWS = 8
/** In ems: a wider gap within a row ends the table. */
const MOST_GAP = 14
const MOST_NAMED_GAP = 24
/** Two columns with the same rows and nothing between them. */
const MOST_EQUAL_GAP = 30

/** Finds tables by their columns: short entries, one under the other, on consecutive lines. */
export function tablesIn(
  glyphs: readonly Glyph[],
  rules: readonly Rule[],
  body: BodyType,
): Table[] {
  const across = rules.filter(({ direction }) => direction === 'across')
  const walls = wallsOf(glyphs, rules, body)
  const isSmall = ({ size }: Glyph) => size < body.size * MOST_SIZE
  return [
    ...tablesOf(glyphs.filter(isSmall), across, walls, LEAST_ROWS),
    ...tablesOf(
      glyphs.filter((glyph) => !isSmall(glyph)),
      across,
      walls,
      LEAST_LARGE_ROWS,
    ),
  ]
}

function tablesOf(
  glyphs: readonly Glyph[],
  rules: readonly Rule[],
  walls: readonly Wall[],
  leastRows: number,
): Table[] {
  const cells = cutAtColumnStarts(cellsOf(glyphs))
  const columns = columnsOf(cells, rules)
  const groups: Cell[][][] = []
  for (const column of columns) {
    const beside = groups.filter((group) =>
      group.some((other) => areBeside(other, column, cells, walls)),
    )
    for (const group of beside) groups.splice(groups.indexOf(group), 1)
    groups.push([column, ...beside.flat()])
  }
  return groups
    .filter((group) => isTable(group, leastRows))
    .map((group) => tableOf(group, cells, walls, rules))
}

function areBeside(
  one: readonly Cell[],
  other: readonly Cell[],
  cells: readonly Cell[],
  walls: readonly Wall[],
): boolean {
  const shared = one.filter((cell) =>
    other.some(({ baseline }) => Math.abs(baseline - cell.baseline) < cell.size * 0.4),
  ).length
  if (shared < Math.min(one.length, other.length) * 0.6) return false
  const [first] = one
  const hulls = [one, other].map((column) => hullOf(column.map(({ box }) => box)))
  const top = Math.min(...hulls.map((hull) => hull.top))
  const [a, b] = hulls
  if (a && b && areApart(a, b, { top, size: one[0]?.size ?? 0 }, walls)) return false
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
  const areEqual = shared === one.length && shared === other.length && shared >= LEAST_ROWS
  if (areEqual && named.length === 0) return right - left < first.size * MOST_EQUAL_GAP
  return right - left < first.size * MOST_NAMED_GAP && named.length > one.length * 0.8
}

function isTable(columns: readonly Cell[][], leastRows: number): boolean {
  const rows = Math.max(...columns.map((column) => column.length))
  const hasFigures = columns.some((column) => shareOfFigures(column) > 0.8)
  const rest = columns.flatMap((column) => column.slice(1))
  // The first row may be the header.
  const share = Math.max(shareOfFigures(columns.flat()), shareOfFigures(rest))
  if (rows >= LEAST_LARGE_ROWS && columns.length >= 2) return share > 0.3
  if (columns.length >= 3)
    return rows >= LEAST_ROWS_OF_MANY_COLUMNS && (share > 0.3 || (rows >= leastRows && hasFigures))
  return rows >= leastRows && share > 0.6
}

/** Adds the names at the left of the rows and the words at their right. */
function tableOf(
  columns: readonly Cell[][],
  every: readonly Cell[],
  walls: readonly Wall[],
  rules: readonly Rule[],
): Table {
  const core = columns.flat()
  const size = core[0]?.size ?? 0
  const place = hullOf(core.map((cell) => cell.box))
  const cells = every.filter(({ box: each }) => !areApart(each, place, { ...place, size }, walls))
  const labels = rowLabelsOf(core, cells, size)
  const words = wordsAfter([...core, ...labels], cells, size)
  const box = hullOf([...core, ...labels, ...words].map((cell) => cell.box))
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
  return { box: withRules(hullOf(rows.flat().map((cell) => cell.box)), rows.length, rules), rows }
}

/** In points. */
const NEAR = 6
/** Times the width of the words. */
const MOST_RULE_WIDTH = 1.8

/** A table reaches as far as the rules under most of its rows, which begin where the table does. */
function withRules(box: Rect, rows: number, rules: readonly Rule[]): Rect {
  const within = rules.filter(
    ({ box: rule }) =>
      rule.top > box.top &&
      rule.bottom < box.bottom + NEAR &&
      Math.abs(rule.left - box.left) < NEAR &&
      widthOf(rule) < widthOf(box) * MOST_RULE_WIDTH,
  )
  if (within.length < rows * 0.6) return box
  return { ...box, right: Math.max(box.right, ...within.map(({ box: rule }) => rule.right)) }
}
