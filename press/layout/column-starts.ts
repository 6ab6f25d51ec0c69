import { type Cell, cutCell } from './cells.ts'

/** In ems: a justified line has narrower spaces. */
const LEAST_GAP = 0.45
const SAME_EDGE = 0.25
const MOST_DISTANCE = 20
const LEAST_ROWS = 3

/** Cuts the cell of a row whose name is so long that only a narrow gap is left before the next column. */
export const cutAtColumnStarts = (cells: readonly Cell[]): Cell[] =>
  cells.flatMap((cell) => {
    const cuts = startsAfterGaps(cell).filter(({ left }) => isColumnStart(left, cell, cells))
    return cutCell(
      cell,
      cuts.map(({ at }) => at),
    )
  })

/** The characters that follow a gap wider than a space. */
const startsAfterGaps = ({ glyphs, size }: Cell): { at: number; left: number }[] =>
  glyphs.flatMap(({ box }, at) => {
    const before = glyphs[at - 1]
    return before && box.left - before.box.right > size * LEAST_GAP ? { at, left: box.left } : []
  })

/** Whether enough other rows have one cell that begins at `left` and one that begins where this cell does. */
function isColumnStart(left: number, cell: Cell, cells: readonly Cell[]): boolean {
  const near = cells.filter(
    (other) =>
      other !== cell &&
      Math.abs(other.size - cell.size) < cell.size * 0.05 &&
      Math.abs(other.baseline - cell.baseline) < cell.size * MOST_DISTANCE,
  )
  const startingAt = (edge: number) =>
    near.filter(({ box }) => Math.abs(box.left - edge) < cell.size * SAME_EDGE)
  const names = startingAt(cell.box.left)
  const rows = startingAt(left).filter(({ baseline }) =>
    names.some((name) => Math.abs(name.baseline - baseline) < cell.size * 0.3),
  )
  return rows.length >= LEAST_ROWS
}
