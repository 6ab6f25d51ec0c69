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
  const entries = rows.map((row) => entriesOf(row, spans))
  const cells = withSecondColumns(entries)
  return { headerRows: headerRowsOf(cells), rows: cells }
}

/** What a row has in one column. */
interface Entry {
  text: string
  under: string
}

function entriesOf(row: readonly Cell[], spans: readonly Span[]): Entry[] {
  const entries = spans.map(() => ({ text: '', under: '' }))
  for (const { text, under = '', box } of completeRow(row, spans)) {
    const entry = entries[nearestOf(spans, box)]
    if (!entry) continue
    entry.text = joined(entry.text, text.trim())
    entry.under = joined(entry.under, under.trim())
  }
  return entries
}

const joined = (...texts: string[]): string => texts.filter(Boolean).join(' ')

/** Second lines that every row below the header has are a column of their own. */
function withSecondColumns(rows: readonly Entry[][]): string[][] {
  const isColumn = (rows[0] ?? []).map((_, at) => rows.slice(1).every((row) => row[at]?.under))
  return rows.map((row) =>
    row.flatMap(({ text, under }, at) => (isColumn[at] ? [text, under] : [joined(text, under)])),
  )
}

/** Figures of several columns, or the headings of narrow ones, may stand so close that they were read as one cell. */
function completeRow(row: readonly Cell[], spans: readonly Span[]): readonly Cell[] {
  const missing = spans.length - row.length
  if (missing < 1) return row
  for (const cell of row) {
    const covered = spans.filter((span) => overlap(span, cell.box) > 0)
    const words = cell.text.trim().split(' ').length
    const isAllFigures = FIGURES.test(cell.text)
    if (covered.length < 2 || (!isAllFigures && covered.length <= missing)) continue
    const count = isAllFigures ? Math.min(words, covered.length) : missing + 1
    const parts = divideCell(cell, count, isAllFigures ? [] : covered.slice(0, -1))
    const columns = new Set(parts.map(({ box }) => nearestOf(spans, box)))
    if (columns.size === parts.length && parts.length > 1)
      return row.flatMap((each) => (each === cell ? parts : each))
  }
  return row
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

/** Two or more numbers. */
const FIGURES = /^[\p{Nd}.,]+( [\p{Nd}.,]+)+$/u
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
