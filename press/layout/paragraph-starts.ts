import type { Line } from '../read/lines.ts'
import { mostFrequent } from '../read/most-frequent.ts'
import { type Rect, widthOf } from './geometry.ts'
import type { TextBlock } from './text-blocks.ts'
import { isSameSize } from './typography.ts'

/** Consecutive blocks, one under the other. */
export interface Column {
  box: Rect
  lines: PlacedLine[]
  isJustified: boolean
  leading: number
}

export interface PlacedLine {
  line: Line
  block: TextBlock
}

/** Relative to the type size. Something stands between lines that are further apart. */
const MOST_LEADING = 4
/** In ems. */
const INDENT = 0.5

/** A subhead is in another font than the text, and larger or in another colour. */
export function subheadTest(lines: readonly Line[], font: number): (line: Line) => boolean {
  const letters = (line: Line) => line.letters
  const ink = mostFrequent(lines, (line) => line.ink, letters)
  const size = mostFrequent(lines, (line) => line.size, letters)
  return (line) =>
    line.font !== font &&
    (line.ink !== ink || line.size > size * 1.08) &&
    line.size > size * 0.9 &&
    isWorded(line)
}

/** A line with more figures than letters, as a time, is no subhead. */
const isWorded = ({ text }: Line): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) > (text.match(/\p{Nd}/gu)?.length ?? 0)

/** A line in another font alone, shorter than its column, with the text going on below it. */
export function isLoneSubhead({ lines, box }: Column, index: number, font: number): boolean {
  const [before, here, next] = [lines[index - 1], lines[index], lines[index + 1]]
  if (!here || here.line.font === font || here.line.runs || !next || !isWorded(here.line))
    return false
  const isShort = widthOf(here.line.box) < widthOf(box) * 0.85
  const isEndedBefore = !before || isEnded(before.line)
  return isShort && isEndedBefore && next.line.font === font && !/[.,;:]$/u.test(here.line.text)
}

interface Position {
  column: Column
  index: number
}

export function startsParagraph(
  before: Position,
  { column, index }: Position,
  every: readonly Line[],
): boolean {
  const last = before.column.lines[before.index]
  const next = column.lines[index]
  if (!last || !next) return true
  if (!isSameSize(last.line.size, next.line.size)) return true
  const step = next.line.baseline - last.line.baseline
  const isBelow = before.column === column && step > 0 && step < next.line.size * MOST_LEADING
  if (isBelow && last.line.font !== next.line.font && !fillsColumn(before)) return true
  if (isBelow && step > column.leading * 1.4) return true
  if (isBelow && endsRow(last.line, column, every)) return true
  if (isIndented(column, index)) return true
  return isEnded(last.line) && endsShort(before)
}

const isEnded = ({ text }: Line): boolean => /[.?!:;…”’"')\]।]$/u.test(text)

/** The line begins further right than the lines above and below it; text beside a cut-out does not. */
function isIndented({ lines, box }: Column, index: number): boolean {
  const line = lines[index]?.line
  if (!line) return false
  const near = [lines[index - 1], lines[index + 1]].flatMap((placed) => placed?.line ?? [])
  const edges = near.length > 0 ? near.map((other) => other.box.left) : [box.left]
  return edges.every((edge) => line.box.left - edge > line.size * INDENT)
}

/** Other words of the same column stand at its left, as the time of sunrise before that of sunset. */
const endsRow = ({ box, baseline, size }: Line, column: Column, lines: readonly Line[]): boolean =>
  lines.some(
    (other) =>
      Math.abs(other.baseline - baseline) < size * 0.3 &&
      other.box.right < box.left &&
      other.box.left > column.box.left - size,
  )

function fillsColumn({ column, index }: Position): boolean {
  const line = column.lines[index]?.line
  return line !== undefined && line.box.right > column.box.right - widthOf(column.box) * 0.15
}

/** The line ends further left than the lines around it. */
function endsShort({ column, index }: Position): boolean {
  const { lines, box, isJustified } = column
  const line = lines[index]?.line
  if (!line || !isJustified) return false
  const near = lines.slice(Math.max(0, index - 2), index + 3).map((placed) => placed.line.box.right)
  const missing = Math.min(box.right, Math.max(...near)) - line.box.right
  return missing > Math.max(line.size * 2, widthOf(box) * 0.05)
}
