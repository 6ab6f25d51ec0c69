import type { Cell } from './cells.ts'

/** Times the size of the cells. */
const LEAST_SIZE = 1.1
/** The text above a table may have so many lines that look like rows. */
const MOST_ROWS_ABOVE = 5
/** Times the usual distance of the rows: the title of the table stands between. */
const LEAST_STEP = 1.8

/** Without the title of the table, a single cell in larger type, and without the larger text above it: it ends a story. */
export function withoutTitle(rows: Cell[][]): Cell[][] {
  const steps = rows.slice(1).map((row, index) => baselineOf(row) - baselineOf(rows[index] ?? []))
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0
  const title = rows.slice(0, MOST_ROWS_ABOVE + 1).findLastIndex((row, index) => {
    const below = rows.slice(index + 1).flat()
    const isAlone = row.length === 1 || (steps[index] ?? 0) > usual * LEAST_STEP
    return (
      isAlone &&
      below.length > 0 &&
      row.every((cell) => below.every(({ size }) => size * LEAST_SIZE < cell.size))
    )
  })
  return rows.slice(title + 1)
}

const baselineOf = ([first]: readonly Cell[]): number => first?.baseline ?? 0
