import { joinLines } from '../read/join-lines.ts'
import { mostFrequent } from '../read/most-frequent.ts'
import { medianOf } from '../read/rect.ts'
import type { Vocabulary } from '../read/vocabulary.ts'
import { hullOf, overlapX, type Rect, sharedWidth } from './geometry.ts'
import { itemTest } from './item-lines.ts'
import { isSignatureIn, openingOf } from './openings.ts'
import {
  type Column,
  isLoneSubhead,
  type PlacedLine,
  startsParagraph,
  subheadTest,
} from './paragraph-starts.ts'
import type { TextBlock } from './text-blocks.ts'

/** A paragraph or a subhead of the running text. */
export interface Paragraph {
  isSubhead: boolean
  /** The last words of the story, in another font: the name of a writer. */
  isSignature: boolean
  text: string
  /** One for each column. */
  boxes: Rect[]
  /** The first words, if they are in another font, as those of a dateline or a run-in head are. */
  opening: string
  /** The block of text that it begins in. */
  start: TextBlock
}

/**
 * Splits text blocks, in reading order, into paragraphs: by indents, gaps and short last lines. The text of an item goes
 * on right after the words in another face that begin it, however short their last line is.
 */
export function paragraphsOf(
  blocks: readonly TextBlock[],
  vocabulary: Vocabulary,
  runIn?: TextBlock,
): Paragraph[] {
  const columns = columnsOf(blocks)
  const every = blocks.flatMap(({ lines }) => lines)
  const font = mostFrequent(
    every,
    (line) => line.font,
    ({ letters }) => letters,
  )
  const isSubhead = subheadTest(every, font)
  const beginsItem = itemTest(every, font)
  const found: { isSubhead: boolean; parts: { column: Column; placed: PlacedLine }[] }[] = []
  let before: { column: Column; index: number } | undefined
  for (const column of columns) {
    for (const [index, placed] of column.lines.entries()) {
      const last = found.at(-1)
      const isInRunIn = runIn !== undefined && placed.block === runIn
      const isHead = !isInRunIn && (isSubhead(placed.line) || isLoneSubhead(column, index, font))
      const isAfterRunIn = runIn !== undefined && last?.parts.at(-1)?.placed.block === runIn
      const goesOn =
        before &&
        last?.isSubhead === isHead &&
        (isAfterRunIn ||
          !(beginsItem
            ? beginsItem(placed.line)
            : startsParagraph(before, { column, index }, every)))
      if (goesOn) last.parts.push({ column, placed })
      else found.push({ isSubhead: isHead, parts: [{ column, placed }] })
      before = { column, index }
    }
  }
  return found.flatMap(({ parts, ...paragraph }, index) => {
    const text = joinLines(
      parts.map(({ placed }) => placed.line.text),
      vocabulary,
    )
    const [first] = parts
    if (text === '' || !first) return []
    const boxes = [...new Set(parts.map(({ column }) => column))].map((column) =>
      hullOf(parts.filter((part) => part.column === column).map(({ placed }) => placed.line.box)),
    )
    const { block: start } = first.placed
    const lines = parts.map(({ placed }) => placed.line)
    const isSignature = index === found.length - 1 && index > 0 && isSignatureIn(lines, every, font)
    const isHead = paragraph.isSubhead && !isSignature
    return [{ isSubhead: isHead, isSignature, text, boxes, start, opening: openingOf(lines, font) }]
  })
}

/** Consecutive blocks, one under the other. */
function columnsOf(blocks: readonly TextBlock[]): Column[] {
  const groups: TextBlock[][] = []
  for (const block of blocks) {
    const above = groups.at(-1)?.at(-1)
    const isUnder = above && isInColumn(above.box, block.box) && block.box.top > above.box.top
    if (isUnder) groups.at(-1)?.push(block)
    else groups.push([block])
  }
  return groups.map((group) => {
    const box = hullOf(group.map((block) => block.box))
    const lines = group.flatMap((block) => block.lines.map((line) => ({ line, block })))
    const full = lines.filter(({ line }) => line.box.right > box.right - 1.4 * line.size)
    const steps = lines.slice(1).map(({ line }, at) => line.baseline - baselineAt(lines, at))
    const isJustified = full.length > lines.length * 0.5
    return { box, lines, isJustified, leading: medianOf(steps, (step) => step) || 12 }
  })
}

/** A short line may stand beside the indent of the line above it. */
const isInColumn = (above: Rect, below: Rect): boolean =>
  sharedWidth(above, below) > 0.6 || (overlapX(above, below) > -4 && below.left < above.left)

const baselineAt = (lines: readonly PlacedLine[], at: number): number =>
  lines[at]?.line.baseline ?? 0
