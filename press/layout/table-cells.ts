import { type Cell, divideCell } from './cells.ts'
import type { Table } from './tables.ts'

/** Words of several columns stand under one heading where their edges overlap. */
interface Span {
  left: number
  right: number
}

/** The cells of a table, the same number in every row, and how many rows are its header. */
export function tableCells({ rows }: Table): { headerRows: number; rows: string[][] } {
  const spans = columnsOf(rows.length > 2 ? rows.slice(1) : rows)
  const cells = rows.map((row) => {
    const texts = spans.map(() => '')
    for (const { text, box } of completeRow(row, spans)) {
      const column = nearestOf(spans, box)
      texts[column] = [texts[column], text.trim()].filter(Boolean).join(' ')
    }
    return texts
  })
  return { headerRows: headerRowsOf(cells), rows: cells }
}

/** The headings of narrow columns may stand so close that they were read as one cell. */
function completeRow(row: readonly Cell[], spans: readonly Span[]): readonly Cell[] {
  const missing = spans.length - row.length
  const wide = row.find(
    (cell) => spans.filter((span) => overlap(span, cell.box) > 0).length > missing,
  )
  if (missing < 1 || !wide) return row
  const parts = divideCell(wide, missing + 1)
  const columns = new Set(parts.map(({ box }) => nearestOf(spans, box)))
  return columns.size === parts.length ? row.flatMap((cell) => (cell === wide ? parts : cell)) : row
}

/** The ranges that the cells of all rows share. A cell across several columns is left out. */
function columnsOf(rows: Table['rows']): Span[] {
  const most = Math.max(...rows.map((row) => row.length))
  const full = rows.filter((row) => row.length === most)
  const columns: Span[] = []
  for (const { box } of full.flat().sort((a, b) => a.box.left - b.box.left)) {
    const column = columns.find((each) => overlap(each, box) > 0)
    if (!column) columns.push({ left: box.left, right: box.right })
    else {
      column.left = Math.min(column.left, box.left)
      column.right = Math.max(column.right, box.right)
    }
  }
  return columns.sort((a, b) => a.left - b.left)
}

const overlap = (one: Span, other: Span): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left)

function nearestOf(spans: readonly Span[], box: Span): number {
  const overlaps = spans.map((span) => overlap(span, box))
  return Math.max(0, overlaps.indexOf(Math.max(...overlaps)))
}

const NUMBER = /\p{Nd}/u

/** The first row is a header if it has words over columns of figures; some of them may be figures too, as fours and sixes. */
function headerRowsOf(rows: readonly (readonly string[])[]): number {
  const [first, ...rest] = rows
  if (!first || rest.length === 0) return 0
  const figures = first.map((_, at) => rest.filter((row) => NUMBER.test(row[at] ?? '')).length)
  const inColumns = first.filter((_, at) => (figures[at] ?? 0) > rest.length * 0.5)
  const words = inColumns.filter((text) => /\p{L}/u.test(text))
  return inColumns.length > 0 && words.length >= inColumns.length / 2 ? 1 : 0
}
