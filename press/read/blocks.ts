import type { Line } from './lines.ts'
import { mostFrequent } from './most-frequent.ts'
import { hullOf, medianOf, overlapX, type Rect, widthOf } from './rect.ts'
import type { Rule } from './rules-and-panels.ts'

/** Consecutive lines of one size in a column. */
export interface Block {
  lines: Line[]
  box: Rect
  size: number
}

/** The type size of the running text. */
export interface BodyType {
  size: number
  /** Distance between baselines. */
  leading: number
}

const MIN_BODY_LETTERS = 18

export function bodyTypeOf(lines: readonly Line[]): BodyType {
  const running = lines.filter(({ letters }) => letters >= MIN_BODY_LETTERS)
  const size = mostFrequent(
    running.length > 0 ? running : lines,
    (line) => Math.round(line.size * 10) / 10,
    ({ letters }) => letters,
  )
  const body = lines.filter((line) => isSameSize(line.size, size))
  const steps = body.flatMap((line) => {
    const below = body.filter(
      ({ baseline, box }) =>
        baseline > line.baseline + size * 0.5 &&
        baseline < line.baseline + size * 2.5 &&
        overlapX(box, line.box) > 0,
    )
    return below.length > 0
      ? [Math.min(...below.map(({ baseline }) => baseline)) - line.baseline]
      : []
  })
  return { size: size || 9, leading: medianOf(steps, (step) => step) || size * 1.25 }
}

const isSameSize = (one: number, other: number) => one / other < 1.06 && other / one < 1.06

/** Groups lines that form one piece of a column. */
export function blocksOf(lines: readonly Line[], rules: readonly Rule[], body: BodyType): Block[] {
  const sorted = [...lines].sort((a, b) => a.baseline - b.baseline || a.box.left - b.box.left)
  const level = rules.filter(({ direction }) => direction === 'across')
  const blocks: Block[] = []
  const open = new Set<Block>()
  for (const line of sorted) {
    const block = [...open].findLast((each) => continuesBlock(each, line, { level, body }))
    if (block) {
      block.lines.push(line)
      block.box = hullOf([block.box, line.box])
    } else {
      const opened = { lines: [line], box: line.box, size: line.size }
      blocks.push(opened)
      open.add(opened)
    }
    for (const each of open) {
      if (line.baseline - bottomLine(each).baseline > 3.2 * Math.max(each.size, body.leading)) {
        open.delete(each)
      }
    }
  }
  return blocks
}

const bottomLine = (block: Block): Line => block.lines[block.lines.length - 1] ?? nothing
const nothing: Line = {
  text: '',
  box: { left: 0, top: 0, right: 0, bottom: 0 },
  baseline: 0,
  size: 1,
  font: 0,
  ink: 0,
  letters: 0,
  opening: '',
}

function continuesBlock(
  block: Block,
  line: Line,
  { level, body }: { level: readonly Rule[]; body: BodyType },
): boolean {
  const last = bottomLine(block)
  if (!isSameSize(line.size, block.size)) return false
  if (line.font !== last.font && line.ink !== last.ink) return false
  const step = line.baseline - last.baseline
  const isBody = isSameSize(line.size, body.size)
  if (step < line.size * 0.5 || step > (isBody ? body.leading * 2.05 : line.size * 1.75))
    return false
  const shared = overlapX(block.box, line.box)
  if (shared < widthOf(line.box) * 0.8 && shared < widthOf(block.box) * 0.8) return false
  if (isBody && line.box.left < block.box.left - 3 * body.size) return false
  return !level.some(
    ({ box }) =>
      box.top > last.baseline - line.size * 0.3 &&
      box.bottom < line.baseline &&
      overlapX(box, line.box) > Math.min(widthOf(line.box), widthOf(box)) * 0.5,
  )
}
