import { type Cell, rowsOf } from './cells.ts'
import { hullOf, overlapX, widthOf } from './geometry.ts'

/** In ems, from the names to the figures; where every row has a name they may be further apart. */
const MOST_LABEL_GAP = 24
const MOST_FULL_LABEL_GAP = 40
const MOST_CELL_GAP = 4
const WORDS_OF_LINE = 4
/** Of all rows, those that have words. */
const MOST_ROWS = 0.75

/** The columns at the left of the figures: names, and what is printed before the names, such as a rank. */
export function rowLabelsOf(core: readonly Cell[], cells: readonly Cell[], size: number): Cell[] {
  const labels = labelsOf(core, cells, size)
  for (let found = labels; found.length > 0; ) {
    const next = labelsOf([...core, ...labels], cells, size)
    found = isColumn(next, cells, size) && !isText(next) ? next : []
    labels.push(...found)
  }
  return labels
}

/** The columns of words at the right of the figures, such as the programmes after their times. */
export function wordsAfter(core: readonly Cell[], cells: readonly Cell[], size: number): Cell[] {
  const words: Cell[] = []
  for (;;) {
    const next = nextToRight([...core, ...words], cells, size)
    if (next.length === 0 || !isColumn(next, cells, size) || isRunningText(next)) return words
    words.push(...next)
  }
}

/** The cell next to the right of each row, where almost all of them begin at one edge. */
function nextToRight(core: readonly Cell[], cells: readonly Cell[], size: number): Cell[] {
  const { right } = hullOf(core.map(({ box }) => box))
  const rows = rowsOf(core)
  const nearest = rows.flatMap(([first]) => {
    const inRow = cells.filter(
      ({ box, baseline }) =>
        first && box.left > right - size * 0.3 && Math.abs(baseline - first.baseline) < size * 0.4,
    )
    return inRow.sort((a, b) => a.box.left - b.box.left)[0] ?? []
  })
  const flush = alignedAt('left', nearest, rows.length, size)
  const gap = Math.min(...flush.map(({ box }) => box.left)) - right
  return flush.length >= rows.length * MOST_ROWS && gap < size * MOST_LABEL_GAP ? flush : []
}

/** Lines of a column end at one edge, entries of a table do not. */
function isRunningText(column: readonly Cell[]): boolean {
  const widths = column.map(({ box }) => widthOf(box))
  const full = widths.filter((width) => width > Math.max(...widths) * 0.85)
  return isText(column) && full.length > column.length / 2
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
    if (isText(flush) && !isColumn(flush, cells, size)) return []
    const gap = hull.left - Math.max(...flush.map(({ box }) => box.right))
    const isFull = flush.length === rows.length && isColumn(flush, cells, size)
    return gap < size * (isFull ? MOST_FULL_LABEL_GAP : MOST_LABEL_GAP) ? flush : []
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

/** A column of text may stand beside the names, line by line. */
const isText = (column: readonly Cell[]): boolean =>
  column.filter(({ text }) => text.split(' ').length >= WORDS_OF_LINE).length > column.length / 2

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
