type Grid = readonly (readonly number[])[]

/** The number of solutions of a grid, counted up to `most`. */
export function solutionsOf(givens: Grid, most: number): number {
  const cells = givens.flat()
  if (cells.length !== 81 || !isConsistent(cells)) return 0
  return count(cells, most)
}

function count(cells: number[], most: number): number {
  let tightest: { place: number; digits: number[] } | undefined
  for (const [place, digit] of cells.entries()) {
    if (digit !== 0) continue
    const digits = digitsFor(cells, place)
    if (!tightest || digits.length < tightest.digits.length) tightest = { place, digits }
  }
  if (!tightest) return 1
  let found = 0
  for (const digit of tightest.digits) {
    cells[tightest.place] = digit
    found += count(cells, most - found)
    if (found >= most) break
  }
  cells[tightest.place] = 0
  return found
}

function digitsFor(cells: readonly number[], place: number): number[] {
  const taken = new Set(cells.filter((_, other) => other !== place && areLinked(place, other)))
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !taken.has(digit))
}

function isConsistent(cells: readonly number[]): boolean {
  return cells.every((digit, place) => digit === 0 || digitsFor(cells, place).includes(digit))
}

/** Whether two cells are in the same row, column or box. */
function areLinked(one: number, other: number): boolean {
  const [row, column] = [Math.floor(one / 9), one % 9]
  const [otherRow, otherColumn] = [Math.floor(other / 9), other % 9]
  const sameBox =
    Math.floor(row / 3) === Math.floor(otherRow / 3) &&
    Math.floor(column / 3) === Math.floor(otherColumn / 3)
  return row === otherRow || column === otherColumn || sameBox
}
