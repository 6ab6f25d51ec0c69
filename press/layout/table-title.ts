import type { Cell } from './cells.ts'

/** Times the size of the cells. */
const LEAST_SIZE = 1.1

/** Without the title of the table, a single cell in larger type, and without single cells above it: they end the text before. */
export function withoutTitle(rows: Cell[][]): Cell[][] {
  const full = rows.findIndex((row) => row.length > 1)
  const title = rows.slice(0, Math.max(0, full)).findLastIndex(([cell], index) => {
    const below = rows.slice(index + 1).flat()
    return cell !== undefined && below.every(({ size }) => size * LEAST_SIZE < cell.size)
  })
  return rows.slice(title + 1)
}
