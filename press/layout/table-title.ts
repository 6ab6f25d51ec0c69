import type { Cell } from './cells.ts'

/** Times the size of the cells. */
const LEAST_SIZE = 1.1

/** Without the title of the table: a single cell in larger type above the other rows. */
export function withoutTitle(rows: Cell[][]): Cell[][] {
  const [[title, ...others] = [], ...rest] = rows
  const isTitle =
    title !== undefined &&
    others.length === 0 &&
    rest.flat().every(({ size }) => size * LEAST_SIZE < title.size)
  return isTitle ? rest : rows
}
