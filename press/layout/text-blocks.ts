import type { Line } from '../read/lines.ts'
import type { Rule } from '../read/rules.ts'
import { hullOf, overlapX, type Rect, sharedWidth, widthOf } from './geometry.ts'
import { type BodyType, isSameSize } from './typography.ts'

/** Consecutive lines of one column that are set alike. */
export interface TextBlock {
  lines: Line[]
  box: Rect
  size: number
  font: number
  ink: number
}

export const lettersOf = ({ lines }: TextBlock): number =>
  lines.reduce((sum, { letters }) => sum + letters, 0)

/** Lines of larger type stand closer together, relative to their size, than lines of text. */
const MOST_STEP_OF_TEXT = 1.75
const MOST_STEP_OF_HEADLINE = 1.55

export function textBlocksOf(
  lines: readonly Line[],
  rules: readonly Rule[],
  body: BodyType,
): TextBlock[] {
  const sorted = [...lines].sort((a, b) => a.baseline - b.baseline || a.box.left - b.box.left)
  const level = rules.filter(({ direction }) => direction === 'across')
  const blocks: TextBlock[] = []
  let open: TextBlock[] = []
  for (const line of sorted) {
    const block = open.findLast((each) => continues(each, line, level, body))
    if (block) {
      block.lines.push(line)
      block.box = hullOf([block.box, line.box])
    } else {
      const { size, font, ink, box } = line
      const opened = { lines: [line], box, size, font, ink }
      blocks.push(opened)
      open.push(opened)
    }
    open = open.filter(
      (each) => line.baseline - baselineOf(each) < 3 * Math.max(each.size, body.leading),
    )
  }
  return blocks
}

/** Lines of a headline may be set larger or smaller to be of one width. */
const MOST_FITTED = 1.12

const isFitted = ({ size, font, ink }: TextBlock, line: Line): boolean =>
  line.font === font &&
  line.ink === ink &&
  Math.max(line.size / size, size / line.size) < MOST_FITTED

const baselineOf = ({ lines }: TextBlock): number => lines.at(-1)?.baseline ?? 0

function continues(block: TextBlock, line: Line, level: readonly Rule[], body: BodyType): boolean {
  const isText = line.size < body.size * 1.25
  if (!isSameSize(line.size, block.size) && (isText || !isFitted(block, line))) return false
  const changesFont = line.font !== block.font
  if (changesFont && (line.ink !== block.ink || isText)) return false
  const step = line.baseline - baselineOf(block)
  const most = isText
    ? Math.max(body.leading * 1.35, line.size * 1.3)
    : line.size * MOST_STEP_OF_HEADLINE
  if (step < line.size * 0.5 || step > Math.min(most, line.size * MOST_STEP_OF_TEXT)) return false
  if (sharedWidth(block.box, line.box) < 0.8) return false
  if (isText && line.box.left < block.box.left - 3 * body.size) return false
  if (isText && widthOf(line.box) > widthOf(block.box) * 1.6 && block.lines.length > 1) return false
  const from = baselineOf(block)
  return !level.some(
    ({ box }) =>
      box.top > from - line.size * 0.3 &&
      box.bottom < line.baseline &&
      overlapX(box, line.box) > Math.min(widthOf(line.box), widthOf(box)) * 0.5,
  )
}
