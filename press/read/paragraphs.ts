import type { Block } from './blocks.ts'
import type { Column } from './columns.ts'
import { joinLines } from './join-lines.ts'
import type { Line } from './lines.ts'
import { mostFrequent } from './most-frequent.ts'
import { medianOf, type Rect, widthOf } from './rect.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface RunningText {
  paragraphs: string[]
  /** Small headings in the text, each with the index of the paragraph that follows it. */
  crossheads: { before: number; text: string }[]
  /** The first words, if they are in another font, as a dateline is. */
  opening: string
}

interface ColumnLayout {
  column: Column
  /** Most lines reach the right edge. */
  isJustified: boolean
  leading: number
}

/** Relative to the type size. Something stands between lines that are further apart. */
const MAX_LEADING = 4

interface PlacedLine {
  line: Line
  block: Block
  layout: ColumnLayout
}

/** Splits the text of columns into paragraphs, by indents, gaps and short last lines. */
export function paragraphsOf(columns: readonly Column[], vocabulary: Vocabulary): RunningText {
  const placed = columns.flatMap((column) => {
    const layout = layoutOf(column)
    return column.blocks.flatMap((block) => block.lines.map((line) => ({ line, block, layout })))
  })
  const isCrosshead = crossheadTest(placed.map(({ line }) => line))
  const texts: { isHead: boolean; lines: Line[] }[] = []
  for (const [index, next] of placed.entries()) {
    const before = placed[index - 1]
    const last = texts.at(-1)
    const isHead = isCrosshead(next.line)
    const continuesText = before && last?.isHead === isHead && !startsNewText(before, next)
    if (continuesText) last.lines.push(next.line)
    else texts.push({ isHead, lines: [next.line] })
  }
  return assembleText(texts, vocabulary)
}

/** A crosshead is in another font than the text, and larger or in another colour. */
function crossheadTest(lines: readonly Line[]): (line: Line) => boolean {
  const letters = (line: Line) => line.letters
  const font = mostFrequent(lines, (line) => line.font, letters)
  const ink = mostFrequent(lines, (line) => line.ink, letters)
  const size = mostFrequent(lines, (line) => line.size, letters)
  return (line) =>
    line.font !== font && (line.ink !== ink || line.size > size * 1.08) && line.size > size * 0.95
}

function startsNewText(before: PlacedLine, { line, block, layout }: PlacedLine): boolean {
  const isSameColumn = before.layout === layout && isNext(before.line, line)
  if (!isSameColumn) return startsAfterColumnBreak(before, line, layout)
  return before.block !== block || startsParagraph(before.line, line, layout)
}

function assembleText(
  texts: readonly { isHead: boolean; lines: Line[] }[],
  vocabulary: Vocabulary,
): RunningText {
  const paragraphs: string[] = []
  const crossheads: RunningText['crossheads'] = []
  for (const { isHead, lines } of texts) {
    const text = joinLines(
      lines.map((line) => line.text),
      vocabulary,
    )
    if (text === '') continue
    if (isHead) crossheads.push({ before: paragraphs.length, text })
    else paragraphs.push(text)
  }
  const first = texts.find(({ isHead }) => !isHead)
  return { paragraphs, crossheads, opening: first?.lines[0]?.opening ?? '' }
}

function layoutOf(column: Column): ColumnLayout {
  const lines = column.blocks.flatMap((block) => block.lines)
  const full = lines.filter(({ box, size }) => box.right > column.box.right - 1.4 * size)
  const steps = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0))
  return {
    column,
    isJustified: full.length > lines.length * 0.5,
    leading: medianOf(steps, (step) => step) || 12,
  }
}

/** Text below a pull quote or picture continues as if in a new column. */
function isNext(before: Line, line: Line): boolean {
  return line.baseline - before.baseline < line.size * MAX_LEADING
}

function startsParagraph(before: Line, line: Line, layout: ColumnLayout): boolean {
  if (line.baseline - before.baseline > layout.leading * 1.4) return true
  return isIndented(line, layout) || (isEnded(before) && endsShort(before, layout))
}

/** At a column break, the paragraph continues unless an indent, another size or a short last line ends it. */
function startsAfterColumnBreak(
  before: { line: Line; layout: ColumnLayout },
  line: Line,
  layout: ColumnLayout,
): boolean {
  if (isIndented(line, layout)) return true
  if (line.size / before.line.size > 1.06 || before.line.size / line.size > 1.06) return true
  return isEnded(before.line) && endsShort(before.line, before.layout)
}

const isEnded = ({ text }: Line) => /[.?!:;…”’"')\]]$/u.test(text)

function isIndented(line: Line, { column }: ColumnLayout): boolean {
  return line.box.left - column.box.left > line.size * 0.6
}

function endsShort(
  { box, size }: { box: Rect; size: number },
  { column, isJustified }: ColumnLayout,
) {
  const missing = column.box.right - box.right
  return isJustified && missing > Math.max(size * 2.4, widthOf(column.box) * 0.06)
}
