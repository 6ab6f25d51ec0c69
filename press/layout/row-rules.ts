import type { Rule } from '../read/rules.ts'
import type { Cell } from './cells.ts'
import { hullOf, type Rect, widthOf } from './geometry.ts'
import type { BodyType } from './typography.ts'
import type { Wall } from './wall.ts'

const LEAST_RULES = 4
/** One rule is enough under a header of so many cells that reach from its one end to the other. */
const LEAST_HEADS = 2
/** In ems of the running text: the rules under two rows are at most so far apart. */
const MOST_STEP = 4.5
/** In points. */
const SAME = 2
/** In ems: the rule under a row may be drawn cell by cell. */
const MOST_GAP = 1.6
/** In ems: a cell so close to the end of the rules, and so narrow, lacks a rule of its own. */
const NEAR = 2.5
const NARROW = 1.3
/** Of the rows, those with a cell that begins, or ends, where the rules do. */
const MOST_ROWS = 0.6

/** The edges of tables with a rule under each row, or under their header: where rules and cells end together, the table ends. */
export function wallsOfRowRules(
  rules: readonly Rule[],
  cells: readonly Cell[],
  body: BodyType,
): Wall[] {
  const across = rules.filter(({ direction }) => direction === 'across').map(({ box }) => box)
  return runsOf(spansOf(across, body.size * MOST_GAP), body).flatMap((run) => {
    if (run.length < LEAST_RULES && !run.some((rule) => isUnderHeader(rule, cells, body))) return []
    const { left, right, top, bottom } = hullOf(run)
    const inside = cells.filter(
      ({ baseline }) => baseline > top - body.leading && baseline < bottom + body.leading,
    )
    const rowsWhere = (isAtEdge: (cell: Cell) => boolean) =>
      run.filter((rule) =>
        inside.some(
          (cell) =>
            cell.baseline < rule.top + SAME &&
            cell.baseline > rule.top - body.leading &&
            isAtEdge(cell),
        ),
      ).length
    const least = run.length * MOST_ROWS
    const wall = { top, bottom, isEdge: true }
    const isFirst = ({ box, size }: Cell) => box.left > left - SAME && box.left < left + size
    const isLast = ({ box, size }: Cell) => box.right < right + SAME && box.right > right - size
    // The rules under narrow cells, such as a single figure, are too short to be rules.
    const isNarrow = ({ box, size }: Cell, gap: number) =>
      gap > -SAME && gap < size * NEAR && widthOf(box) < size * NARROW
    const isBefore = (cell: Cell) => isNarrow(cell, left - cell.box.right)
    const isAfter = (cell: Cell) => isNarrow(cell, cell.box.left - right)
    return [
      ...(rowsWhere(isFirst) >= least && rowsWhere(isBefore) < least ? [{ ...wall, x: left }] : []),
      ...(rowsWhere(isLast) >= least && rowsWhere(isAfter) < least ? [{ ...wall, x: right }] : []),
    ]
  })
}

/** The rules at one height that touch each other, or nearly so, are one: those under narrow cells are too short to be rules. */
function spansOf(boxes: readonly Rect[], gap: number): Rect[] {
  const spans: Rect[] = []
  for (const box of [...boxes].sort((a, b) => a.left - b.left)) {
    const before = spans.find(
      (span) => Math.abs(span.top - box.top) < 1 && box.left - span.right < gap,
    )
    if (before) before.right = Math.max(before.right, box.right)
    else spans.push({ ...box })
  }
  return spans
}

/** Rules of the same width, one under the other. */
function runsOf(spans: readonly Rect[], body: BodyType): Rect[][] {
  const runs: Rect[][] = []
  for (const span of [...spans].sort((a, b) => a.top - b.top)) {
    const run = runs.find((each) => {
      const last = each.at(-1)
      return (
        last !== undefined &&
        Math.abs(last.left - span.left) < SAME &&
        Math.abs(last.right - span.right) < SAME &&
        span.top - last.top > body.size * 0.8 &&
        span.top - last.top < body.size * MOST_STEP
      )
    })
    if (run) run.push(span)
    else runs.push([span])
  }
  return runs
}

/** Whether a row of several cells stands right on a rule, from its one end to the other. */
function isUnderHeader(
  { left, right, top }: Rect,
  cells: readonly Cell[],
  body: BodyType,
): boolean {
  const row = cells.filter(
    ({ box, baseline }) =>
      baseline < top + SAME &&
      baseline > top - body.leading &&
      box.left > left - SAME &&
      box.right < right + SAME,
  )
  return (
    row.length >= LEAST_HEADS &&
    row.some(({ box, size }) => box.left < left + size) &&
    row.some(({ box, size }) => box.right > right - size)
  )
}
