import type { Count } from './counts.ts'
import type { FoundArticle } from './found-page.ts'
import { sameWords } from './words.ts'

type Rows = readonly (readonly string[])[]

export interface TableScore {
  cells: Count
  headers: Count
}

/** The cells of a true table, and those that stand in the same column of one row of a table that was found. */
export function scoreTable(truth: Rows, found: FoundArticle | undefined): TableScore {
  const tables = (found?.blocks ?? []).flatMap(({ table }) => (table ? [table] : []))
  const scores = tables.map(({ rows, headerRows }) => ({
    cells: cellsIn(truth, rows),
    headers: { all: 1, right: headerRows === 1 && isSameRow(truth[0], rows[0]) ? 1 : 0 },
  }))
  const [best] = scores.sort((a, b) => b.cells.right - a.cells.right)
  return best ?? { cells: cellsIn(truth, []), headers: { all: 1, right: 0 } }
}

/** Each row of the truth takes the free row that has most of its cells. */
function cellsIn(truth: Rows, found: Rows): Count {
  const free = new Set(found)
  let right = 0
  for (const row of truth) {
    let closest: Rows[number] | undefined
    let most = 0
    for (const candidate of free) {
      const same = sameCells(row, candidate)
      if (same <= most) continue
      closest = candidate
      most = same
    }
    if (closest) free.delete(closest)
    right += most
  }
  return { all: truth.flat().filter(Boolean).length, right }
}

const sameCells = (truth: readonly string[], found: readonly string[]): number =>
  truth.filter((cell, at) => cell && sameWords(cell, found[at] ?? '')).length

const isSameRow = (truth: readonly string[] = [], found: readonly string[] = []): boolean =>
  sameCells(truth, found) === truth.filter(Boolean).length
