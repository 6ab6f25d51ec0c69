import type { Cell } from './cells.ts'
import { hullOf } from './geometry.ts'

/** In ems. */
const SAME_EDGE = 0.45
const LEAST_ROWS = 3

/** Adds the second line of each row, as the sky under the name of a town, if almost every row has one. */
export function withSecondLines(every: readonly Cell[][], others: readonly Cell[]): Cell[][] {
  // A short second line was taken for a row.
  const lone = every.filter((row, index) => isSecondLine(row, every[index - 1]))
  const rows = every.filter((row) => !lone.includes(row))
  const rest = [...others, ...lone.flat()]
  const second = new Map<Cell, Cell>()
  for (const [index, row] of rows.slice(0, -1).entries()) {
    const next = rows[index + 1]?.[0]?.baseline ?? 0
    for (const cell of row) {
      const under = rest.find((other) => isUnder(cell, other) && other.baseline < next)
      if (under) second.set(cell, under)
    }
  }
  if (second.size < Math.max(LEAST_ROWS, (rows.length - 1) * 0.8)) return [...every]
  const step = Math.max(...[...second].map(([cell, under]) => under.baseline - cell.baseline))
  for (const cell of rows.at(-1) ?? []) {
    const under = rest.find(
      (other) => isUnder(cell, other) && other.baseline < cell.baseline + step * 1.1,
    )
    if (under) second.set(cell, under)
  }
  return rows.map((row) =>
    row.map((cell) => {
      const under = second.get(cell)
      if (!under) return cell
      return { ...cell, under: under.text, box: hullOf([cell.box, under.box]) }
    }),
  )
}

const isSecondLine = ([only, ...more]: readonly Cell[], above: readonly Cell[] = []): boolean =>
  only !== undefined &&
  more.length === 0 &&
  above.length > 1 &&
  above.some((cell) => isUnder(cell, only))

const isUnder = ({ box, baseline, size }: Cell, other: Cell): boolean =>
  other.baseline > baseline && Math.abs(other.box.left - box.left) < size * SAME_EDGE
