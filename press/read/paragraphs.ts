import type { Block } from './blocks.ts'
import type { Column } from './flow.ts'
import { joinLines } from './join-lines.ts'
import { type Line, mostUsed } from './lines.ts'
import { middleOf, type Rect, widthOf } from './rect.ts'

export interface RunningText {
  paragraphs: string[]
  /** Small headings within the text, and the paragraph each stands before. */
  crossheads: { before: number; text: string }[]
  /** The first words when they are set apart, as a place is. */
  opening: string
}

interface Setting {
  column: Column
  /** Whether most lines reach the right edge. */
  isJustified: boolean
  leading: number
}

/** Times the size: lines further apart have something between them. */
const MOST_LEADING = 4

interface PlacedLine {
  line: Line
  block: Block
  setting: Setting
}

/** Paragraphs of text that flows through columns, told apart by indents, gaps and short lines. */
export function paragraphsOf(
  columns: readonly Column[],
  vocabulary: ReadonlySet<string>,
): RunningText {
  const placed = columns.flatMap((column) => {
    const setting = settingOf(column)
    return column.blocks.flatMap((block) => block.lines.map((line) => ({ line, block, setting })))
  })
  const isCrosshead = crossheadTest(placed.map(({ line }) => line))
  const texts: { isHead: boolean; lines: Line[] }[] = []
  for (const [index, next] of placed.entries()) {
    const before = placed[index - 1]
    const last = texts.at(-1)
    const isHead = isCrosshead(next.line)
    const goesOn = before && last?.isHead === isHead && !startsAnew(before, next)
    if (goesOn) last.lines.push(next.line)
    else texts.push({ isHead, lines: [next.line] })
  }
  return put(texts, vocabulary)
}

/** A small heading is set in another font than the text, and in another colour or larger. */
function crossheadTest(lines: readonly Line[]): (line: Line) => boolean {
  const letters = (line: Line) => line.letters
  const font = mostUsed(lines, (line) => line.font, letters)
  const ink = mostUsed(lines, (line) => line.ink, letters)
  const size = mostUsed(lines, (line) => line.size, letters)
  return (line) =>
    line.font !== font && (line.ink !== ink || line.size > size * 1.08) && line.size > size * 0.95
}

function startsAnew(before: PlacedLine, { line, block, setting }: PlacedLine): boolean {
  const isSameColumn = before.setting === setting && isNext(before.line, line)
  if (!isSameColumn) return startsColumn(before, line, setting)
  return before.block !== block || startsParagraph(before.line, line, setting)
}

function put(
  texts: readonly { isHead: boolean; lines: Line[] }[],
  vocabulary: ReadonlySet<string>,
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

function settingOf(column: Column): Setting {
  const lines = column.blocks.flatMap((block) => block.lines)
  const full = lines.filter(({ box, size }) => box.right > column.box.right - 1.4 * size)
  const steps = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0))
  return {
    column,
    isJustified: full.length > lines.length * 0.5,
    leading: middleOf(steps, (step) => step) || 12,
  }
}

/** Where a quotation or a picture stands between, text goes on as in a new column. */
function isNext(before: Line, line: Line): boolean {
  return line.baseline - before.baseline < line.size * MOST_LEADING
}

function startsParagraph(before: Line, line: Line, setting: Setting): boolean {
  if (line.baseline - before.baseline > setting.leading * 1.4) return true
  return isIndented(line, setting) || (isEnded(before) && endsShort(before, setting))
}

/** Text goes on in the next column unless something says otherwise. */
function startsColumn(
  before: { line: Line; setting: Setting },
  line: Line,
  setting: Setting,
): boolean {
  if (isIndented(line, setting)) return true
  if (line.size / before.line.size > 1.06 || before.line.size / line.size > 1.06) return true
  return isEnded(before.line) && endsShort(before.line, before.setting)
}

const isEnded = ({ text }: Line) => /[.?!:;…”’"')\]]$/u.test(text)

function isIndented(line: Line, { column }: Setting): boolean {
  return line.box.left - column.box.left > line.size * 0.6
}

function endsShort({ box, size }: { box: Rect; size: number }, { column, isJustified }: Setting) {
  const missing = column.box.right - box.right
  return isJustified && missing > Math.max(size * 2.4, widthOf(column.box) * 0.06)
}
