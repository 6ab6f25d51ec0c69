import type { Block } from './blocks.ts'
import { hullOf, medianOf, type Rect, widthOf } from './rect.ts'

export interface Column {
  box: Rect
  blocks: Block[]
}

const MIN_GUTTER = 3

/** The columns of running text, in reading order. */
export function columnsOf(blocks: readonly Block[]): Column[] {
  if (blocks.length === 0) return []
  const parts = sideBySide(blocks)
  if (parts.length > 1) return parts.flatMap(columnsOf)
  const narrow = medianOf(blocks, ({ box }) => widthOf(box))
  const widest = blocks.reduce((a, b) => (widthOf(b.box) > widthOf(a.box) ? b : a))
  const rest = blocks.filter((block) => block !== widest)
  const isBanner = widthOf(widest.box) > narrow * 1.6 && sideBySide(rest).length > 1
  if (!isBanner) return [column(blocks)]
  const middle = (widest.box.top + widest.box.bottom) / 2
  const above = rest.filter(({ box }) => (box.top + box.bottom) / 2 <= middle)
  const below = rest.filter(({ box }) => (box.top + box.bottom) / 2 > middle)
  return [...columnsOf(above), column([widest]), ...columnsOf(below)]
}

function column(blocks: readonly Block[]): Column {
  const sorted = [...blocks].sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
  return { box: hullOf(blocks.map(({ box }) => box)), blocks: sorted }
}

function sideBySide(blocks: readonly Block[]): Block[][] {
  const sorted = [...blocks].sort((a, b) => a.box.left - b.box.left)
  const parts: Block[][] = []
  let reach = -Infinity
  for (const block of sorted) {
    if (block.box.left > reach + MIN_GUTTER) parts.push([])
    parts.at(-1)?.push(block)
    reach = Math.max(reach, block.box.right)
  }
  return parts
}
